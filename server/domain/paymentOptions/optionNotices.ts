import { masked } from '@contract/format/accountNumber';
import type { Db } from '@server/db/db';
import { peopleOf } from '@server/domain/visibility/peopleOf';
import type { EmailOf } from '@server/domain/email/emails';
import type { Outbox } from '@server/domain/email/outbox';

interface Happened {
  readonly event: EmailOf<'optionNotice'>['event'];
  readonly owner: string;
  readonly nickname: string;
  readonly bankName: string | null;
  /** Its last digits. */
  readonly last: string;
  readonly accounts: readonly string[];
  readonly at: Date;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
}

/** Tells everybody who signs in for these accounts, so that the owner learns of it: docs/rules.md#saved-accounts. */
export async function notifyOfOption(sql: Db['sql'], outbox: Outbox, happened: Happened): Promise<void> {
  const { event, owner, nickname, bankName, last, accounts, at, today } = happened;
  const people = new Set([owner, ...(await peopleOf(sql, accounts, today))]);
  for (const to of people) {
    await outbox.put(sql, {
      channel: 'mail',
      to,
      reader: to,
      letter: {
        name: 'optionNotice',
        event,
        by: owner,
        nickname,
        bankName,
        masked: masked(last),
        accounts,
        at: at.toISOString(),
      },
    });
  }
}

/** The trade accounts that it is tied to, whoever may pay for them now. */
export async function accountsOf(db: Db['sql'], optionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_option_account')
    .select('account_no')
    .where('option_id', '=', optionId)
    .orderBy('account_no')
    .execute();
  return rows.map(({ account_no }) => account_no);
}
