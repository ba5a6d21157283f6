/** Made by `python tools/page_drawings.py ui/src` from the palette of the boards. */

/** The shape of each card, in a circle of radius 5 around the origin. */
export const SHAPES: Record<string, string> = {
  purple: "M2 -4.6a5 5 0 1 0 0 9.2a5.4 5.4 0 0 1 0 -9.2z",
  blue: "M0 -5.4L4 0L0 5.4L-4 0Z",
  orange: "M0 -5.1L4.4 -2.5L4.4 2.6L0 5.1L-4.4 2.6L-4.4 -2.5ZM-1.8 0a1.8 1.8 0 0 0 3.6 0a1.8 1.8 0 0 0 -3.6 0Z",
  white: "M-4.5 0a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 -9 0Z",
  green: "M-1.6 -4.9h3.2v3.3h3.3v3.2h-3.3v3.3h-3.2v-3.3h-3.3v-3.2h3.3z",
  yellow: "M0 -4.8L1.3 -1.4L4.9 -1.2L2.1 1.1L3.1 4.6L0 2.6L-3.1 4.6L-2.1 1.1L-4.9 -1.2L-1.3 -1.4Z",
  black: "M-4 -4h8v8h-8z",
  red: "M0 -4.7L5 3.9L-5 3.9Z",
  locomotive: "M-6 -5H-1.4V-2.4H1.6V-5.2H4.2V-2.4Q5.6 -2.2 5.6 -.7V1.2H-6ZM-4.8 -3.8V-1.6H-2.6V-3.8ZM4.6 1.9L6.6 4.7H4.4ZM-5.6 2.9a2 2 0 0 1 4 0a2 2 0 0 1 -4 0ZM-0.4 2.9a2 2 0 0 1 4 0a2 2 0 0 1 -4 0Z",
  gray: "M-3.7 0a3.7 3.7 0 0 1 7.4 0a3.7 3.7 0 0 1 -7.4 0ZM-2.2 0a2.2 2.2 0 0 0 4.4 0a2.2 2.2 0 0 0 -4.4 0Z",
};
