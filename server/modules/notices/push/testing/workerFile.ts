import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/** The service worker as browsers run it, in a room of its own. */
export function workerFile() {
  const listeners: Record<string, (event: object) => void> = {};
  const shown: { title: string; options: object }[] = [];
  const went: string[] = [];
  const self = {
    location: { origin: 'https://portal.example.com', hostname: 'portal.example.com' },
    addEventListener: (name: string, listen: (event: object) => void) => void (listeners[name] = listen),
    registration: {
      showNotification: (title: string, options: object) => void shown.push({ title, options }),
    },
    clients: { openWindow: (path: string) => void went.push(path) },
  };
  const room = createContext({ self, URL });
  runInContext(readFileSync('public/push.js', 'utf8'), room);
  return {
    listensTo: Object.keys(listeners),
    shown,
    went,
    pageOf: (room as unknown as { pageOf: (path: unknown) => string }).pageOf,
    send: (name: string, event: object) => listeners[name]!({ waitUntil: () => undefined, ...event }),
  };
}
