import { dateInZone } from '@contract/format/date';
import type { NoticeKind } from '@contract/notices/labels';
import { MAX_TEXTS_A_DAY } from '@contract/rules/textMessages';
import type { Tx } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import { openedNumber, putText, type Texting } from './texting';

export interface TextWriting {
  readonly texting: Texting;
  readonly outbox: Outbox;
}

interface Due {
  readonly kind: NoticeKind;
  readonly isAlwaysTold: boolean;
}

interface Reader {
  readonly person: string;
  readonly now: Date;
  /** IANA zone of the person. */
  readonly zone: string;
}

/**
 * Puts text messages of a person into the outbox, in the transaction that takes their notices off what waits: each notice is in
 * one at most. Several are one message; what is always told stands by itself and is over no limit.
 * @returns whether there was somewhere to send them
 */
export async function writeTexts(
  tx: Tx,
  { texting, outbox }: TextWriting,
  { person, now, zone }: Reader,
  due: readonly Due[],
): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('text_number as n')
    .innerJoin('portal_user as u', 'u.name', 'n.person')
    .leftJoin('text_reply as r', 'r.number_hash', 'n.number_hash')
    .select(['n.number', 'n.texted_on', 'n.texts', 'n.language', 'r.is_stopped'])
    .where('n.person', '=', person)
    .where('n.confirmed_at', 'is not', null)
    .where('n.refused_at', 'is', null)
    .where('u.state', '=', 'active')
    .where('u.standing', '<>', 'disabled')
    .forUpdate('n')
    .executeTakeFirst();
  const number = row && !row.is_stopped && openedNumber(texting, person, row.number);
  if (!row || !number) return false;
  const always = due.filter((one) => one.isAlwaysTold).map(({ kind }) => kind);
  const others = due.filter((one) => !one.isAlwaysTold).map(({ kind }) => kind);
  const today = dateInZone(now, zone);
  const sent = row.texted_on === today ? row.texts : 0;
  const [only = null, ...more] = new Set(others);
  const said = others.length > 0 && sent < MAX_TEXTS_A_DAY ? [more.length > 0 ? null : only] : [];
  for (const kind of [...always, ...said])
    await putText(outbox, tx.sql, {
      person,
      language: row.language,
      letter: { name: 'textNotice', number, kind },
    });
  await tx.sql
    .updateTable('text_number')
    .set({ texted_on: today, texts: sent + said.length })
    .where('person', '=', person)
    .execute();
  return always.length + said.length > 0;
}
