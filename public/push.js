/* Shows notices that are pushed to this device, and opens the portal by them: docs/rules.md#web-push. It sees no call and
   keeps nothing. */

/** Where a notification may lead: the portal's pages that notices are about. What a message says otherwise opens these. */
const NOTICES = '/notices';
const pages = /^\/(notices|security|contact-us|my-deposit-plan|my-account\/[a-z-]+(\/[a-z-]+)?)$/;

function pageOf(path) {
  if (typeof path !== 'string' || !URL.canParse(path, self.location.origin)) return NOTICES;
  const { origin, pathname, search } = new URL(path, self.location.origin);
  return origin === self.location.origin && pages.test(pathname) ? pathname + search : NOTICES;
}

/** A browser wants something shown for each message, also for one that cannot be read. */
function messageOf(data) {
  try {
    const { title, body, path, tag } = data.json();
    if (typeof title === 'string' && title !== '')
      return { title, body: String(body), path, tag: String(tag) };
  } catch {
    // Told by its portal alone, below.
  }
  return { title: self.location.hostname, body: '', path: NOTICES, tag: 'notice' };
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = messageOf(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path: pageOf(path) } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = pageOf(event.notification.data && event.notification.data.path);
  event.waitUntil(self.clients.openWindow(path));
});
