import { askServer, type Command } from '../control/control';
import { type FirstAdmin, type FirstAdminDeps, makeFirstAdmin, type WayIn } from './makeFirstAdmin';

/** What the running portal does for `{"command":"first-admin","email":"…","name":"…"}`. */
export const firstAdminCommand =
  (needs: FirstAdminDeps): Command =>
  async ({ email, name }) => {
    if (typeof email !== 'string' || typeof name !== 'string') {
      throw new Error('The first administrator needs an "email" and a "name".');
    }
    return makeFirstAdmin(needs, { email, name });
  };

/** Has the portal that holds this data folder make the administrator; undefined when none runs on it. */
export async function makeThroughServer(
  dataDir: string,
  { email, name }: FirstAdmin,
): Promise<WayIn | undefined> {
  const answer = await askServer({ dataDir, request: { command: 'first-admin', email, name } });
  return answer?.report as WayIn | undefined;
}
