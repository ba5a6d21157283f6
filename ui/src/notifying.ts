/** Notices of the device itself, while the page is in the background. */

/** Whether the browser has them at all. */
export function canNotify(): boolean {
  return "Notification" in window;
}

/** Asks the person for leave, if that was not answered yet; says whether it is given. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") return (await Notification.requestPermission()) === "granted";
  return Notification.permission === "granted";
}

/** Tells something once: a later notice of the same table takes its place. Nothing while the page is looked at. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const options = { body, tag: table, icon: "/icon-192.png", data: `/t/${table}` };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) return registration.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => (window.focus(), notice.close());
}
