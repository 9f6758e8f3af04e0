import { forbiddenMessage } from '@contract/rules/forbiddenMessages';
import { mayUse } from '@contract/rules/desks';
import { ApiError } from '@contract/problem';
import * as m from '@locales/users';
import type { Db } from '@server/db/db';
import { powersNow } from './desks';
import { conflict, lastAdmin } from './errors';

/**
 * Whoever is no administrator helps customers alone: a colleague's password is a way to what a colleague may do.
 * @throws ApiError 'forbidden', or 'conflict' for somebody of the office
 */
export async function expectHelps(sql: Db['sql'], caller: string, name: string): Promise<void> {
  const powers = await powersNow(sql, caller);
  if (powers?.admin) return;
  if (!powers || !mayUse(powers, 'helpUsers'))
    throw new ApiError({ code: 'forbidden', message: forbiddenMessage('helpUsers') });
  const user = await powersNow(sql, name);
  if (user && mayUse(user, 'seeOffice')) throw conflict(m.colleagueByAdmin({ name }));
}

/** @throws ApiError 'conflict' for one's own flag, and for the last one */
export function expectMayLose(admins: readonly string[], name: string, actor: string): void {
  if (name === actor) throw conflict(m.cantTakeOwnAdmin());
  if (admins.every((admin) => admin === name)) throw lastAdmin(name);
}
