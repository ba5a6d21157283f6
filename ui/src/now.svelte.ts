/** The time, told every second while somebody looks. */

class Now {
  time = $state(Date.now());

  constructor() {
    setInterval(() => {
      if (!document.hidden) this.time = Date.now();
    }, 1000);
  }
}

export const now = new Now();
