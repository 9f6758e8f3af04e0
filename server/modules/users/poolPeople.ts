import type { Clock } from '../../clock';
import { appendAudit } from '../../audit/appendAudit';
import type { Db } from '../../db/db';
import { lockAdmins } from './admins';

/** What the portal has to know of changes that people make at the embedded pool themselves, in their transactions. */
export const poolPeople = ({ clock }: { readonly clock: Clock }) => ({
  /**
   * Somebody takes the own sign-in away. The record stays, for the office to delete.
   * @returns why that cannot be, for the last administrator
   */
  async leaving(sql: Db['sql'], name: string): Promise<string | undefined> {
    const admins = await lockAdmins(sql);
    if (admins.length > 0 && admins.every((admin) => admin === name)) {
      return 'You are the last administrator. Make somebody else an administrator first.';
    }
    await sql.updateTable('portal_user').set({ standing: 'disabled' }).where('name', '=', name).execute();
    const about = { subject: name, entity: 'user', entityId: name } as const;
    await appendAudit({ sql }, { at: clock.now(), actor: name, action: 'user.disabled', ...about });
    return undefined;
  },

  /** Somebody proved another address, which letters of the pool go to from now on. */
  async emailChanged(sql: Db['sql'], name: string): Promise<void> {
    const at = clock.now();
    await sql
      .updateTable('portal_user')
      .set({ email_changed_at: at.toISOString() })
      .where('name', '=', name)
      .execute();
    const about = { subject: name, entity: 'user', entityId: name } as const;
    await appendAudit({ sql }, { at, actor: name, action: 'user.email', ...about });
  },
});
