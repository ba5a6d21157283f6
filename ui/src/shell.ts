/** What stands in the document until the page is there: the bar, pictures of boards, a table's map. */

const SHELL = "shell";

/** Shows pictures in the shell, each in a frame of its own, under a name that the style knows. */
export function fillShell(name: "boards" | "map", pictures: string[]): void {
  const group = document.createElement("div");
  group.className = name;
  for (const picture of pictures) {
    const frame = name === "map" ? group : group.appendChild(document.createElement("div"));
    const image = frame.appendChild(new Image());
    image.alt = "";
    image.fetchPriority = "high";
    image.src = picture;
  }
  document.getElementById(SHELL)?.append(group);
}

/** The page is there. */
export function dropShell(): void {
  document.getElementById(SHELL)?.remove();
}
