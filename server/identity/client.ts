import { noSuchClient } from './failures';
import { type Members, text } from './members';
import type { Pool } from './pool';

/** Every operation of the browser names the pool's one client first. */
export function requireClient({ settings }: Pool, members: Members): void {
  const id = text(members, 'ClientId', { max: 128, pattern: /^[\w+-]+$/ });
  if (id !== settings.clientId) throw noSuchClient(id);
}
