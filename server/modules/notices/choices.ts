import { type Kysely, sql } from 'kysely';
import { isAlwaysTold, noticeGroups, type NoticeGroup } from '@contract/notices/labels';
import type { ChosenNotices, NoticeChoice, NoticeChoices } from '@contract/notices/schema';
import { ApiError } from '@contract/problem';
import type { GeneralChoice } from '@contract/rules/noticeChoice';
import * as m from '@locales/notices';
import type { Db, Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { byGroupOf } from '@server/domain/notices/chosen';
import type { Origin } from '@server/http/api';
import type { Texting } from './sms/texting';

/** What a person wants, as emails are written by it. */
export type Wanted = GeneralChoice & Omit<ChosenNotices, 'choices'>;

/** Whoever chose nothing is told of everything, but not at night. */
const usual = (booksZone: string): Wanted => ({
  byGroup: byGroupOf(null),
  quietFrom: '21:00',
  quietUntil: '07:00',
  zone: booksZone,
  leastCents: 0,
  attachStatements: false,
  version: 0,
});

/** @param booksZone IANA zone for whoever chose none */
export async function wantedBy(db: Kysely<Tables>, person: string, booksZone: string): Promise<Wanted> {
  const row = await db
    .selectFrom('notice_choice')
    .selectAll()
    .where('person', '=', person)
    .executeTakeFirst();
  if (!row) return usual(booksZone);
  return {
    byGroup: byGroupOf(row.choices),
    quietFrom: row.quiet_from,
    quietUntil: row.quiet_until,
    zone: row.zone,
    leastCents: row.least_cents,
    attachStatements: row.attach_statements,
    version: row.version,
  };
}

/** As the contract tells it. */
export async function choicesOf(
  db: Kysely<Tables>,
  person: string,
  { booksZone, canPush, texting }: ChoiceDeps,
): Promise<NoticeChoices> {
  const { byGroup, ...wanted } = await wantedBy(db, person, booksZone);
  return {
    ...wanted,
    choices: noticeGroups.map((group) => ({ group, ...byGroup[group] })),
    canPush,
    canText: texting !== undefined && (await hasNumber(db, person)),
  };
}

const hasNumber = async (db: Kysely<Tables>, person: string): Promise<boolean> =>
  (await db
    .selectFrom('text_number')
    .select('person')
    .where('person', '=', person)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** What of the portal's ways of telling is to be chosen. */
export interface ChoiceDeps {
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Whether notices can be pushed to devices. */
  readonly canPush: boolean;
  /** Undefined where nobody carries text messages. */
  readonly texting: Texting | undefined;
}

/** Who chooses, and when. */
export interface Chooser {
  readonly person: string;
  readonly at: Date;
  readonly booksZone: string;
  readonly origin: Origin;
}

/**
 * Keeps what somebody chose; what waits for an email goes by it from now on.
 * @throws ApiError 'invalid' by field, 'conflict' where it was changed meanwhile
 */
export async function choose(db: Db, chosen: ChosenNotices, chooser: Chooser): Promise<void> {
  const { choices, version, ...rest } = chosen;
  expectValid(chosen);
  await db.transaction(async (tx) => {
    await oneAtATime(tx, 'notices', chooser.person);
    const before = await wantedBy(tx.sql, chooser.person, chooser.booksZone);
    if (before.version !== version) throw new ApiError({ code: 'conflict', message: m.chosenMeanwhile() });
    const byGroup = Object.fromEntries(
      choices.map(({ group, ...chosenFor }) => [group, chosenFor]),
    ) as Wanted['byGroup'];
    await keep(tx, { ...rest, byGroup, version }, chooser);
    await appendAudit(tx, {
      at: chooser.at,
      actor: chooser.person,
      subject: chooser.person,
      action: 'notices.chosen',
      entity: 'notices',
      before: emailsOf(before),
      after: emailsOf({ byGroup, attachStatements: rest.attachStatements }),
      origin: chooser.origin,
    });
  });
}

/**
 * No more emails of some groups, by the link of one of them. The same again changes nothing.
 * @param groups none of those that are always told
 */
export const stopEmails = (db: Db, groups: readonly NoticeGroup[], chooser: Chooser): Promise<void> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, 'notices', chooser.person);
    const before = await wantedBy(tx.sql, chooser.person, chooser.booksZone);
    const ended = await endOwnEmails(tx, groups, chooser);
    if (!ended && groups.every((group) => before.byGroup[group].email === 'never')) return;
    const byGroup = Object.fromEntries(
      noticeGroups.map((group) => [
        group,
        groups.some((one) => one === group)
          ? { ...before.byGroup[group], email: 'never' }
          : before.byGroup[group],
      ]),
    ) as Wanted['byGroup'];
    await keep(tx, { ...before, byGroup }, chooser);
    await appendAudit(tx, {
      at: chooser.at,
      actor: chooser.person,
      subject: chooser.person,
      action: 'notices.unsubscribed',
      entity: 'notices',
      after: { groups },
      origin: chooser.origin,
    });
  });

const emailsOf = ({ byGroup, attachStatements }: Pick<Wanted, 'byGroup' | 'attachStatements'>) => ({
  ...Object.fromEntries(noticeGroups.map((group) => [group, byGroup[group].email])),
  attachStatements,
});

async function keep({ sql: db }: Tx, wanted: Wanted, { person, at }: Chooser): Promise<void> {
  const now = at.toISOString();
  const row = {
    choices: JSON.stringify(wanted.byGroup),
    quiet_from: wanted.quietFrom,
    quiet_until: wanted.quietUntil,
    zone: wanted.zone,
    least_cents: wanted.leastCents,
    attach_statements: wanted.attachStatements,
    version: wanted.version + 1,
    changed_at: now,
  };
  await db
    .insertInto('notice_choice')
    .values({ person, ...row })
    .onConflict((is) => is.column('person').doUpdateSet(row))
    .execute();
  await lookAgain(db, person, now);
}

/** What waits for an email goes by what is wanted from now on. */
export async function lookAgain(db: Kysely<Tables>, person: string, now: string): Promise<void> {
  await db
    .updateTable('notice')
    .set({ look_at: now })
    .where('person', '=', person)
    .where('email', '=', 'waiting')
    .where('look_at', '<', sql<string>`'infinity'`)
    .execute();
}

/** Emails of some groups that come for one account come no more. */
async function endOwnEmails(
  { sql: db }: Tx,
  groups: readonly NoticeGroup[],
  { person, at }: Chooser,
): Promise<boolean> {
  let choices = sql`choices`;
  for (const group of groups) choices = sql`${choices} #- array[${group}, 'email']`;
  const wanted = groups.map((group) => sql`coalesce(choices -> ${group} ->> 'email', 'never') <> 'never'`);
  const { numAffectedRows } = await sql`
    update notice_account_choice set choices = ${choices}, version = version + 1, changed_at = ${at.toISOString()}
    where person = ${person} and (${sql.join([sql`false`, ...wanted], sql` or `)})`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

function expectValid({ choices, quietFrom, quietUntil, zone }: ChosenNotices): void {
  const times = [quietFrom, quietUntil];
  const areTimes =
    times.every((time) => time === '') || times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
  const fields = {
    ...(isEachOnce(choices) ? {} : { choices: m.eachGroupOnce() }),
    ...(choices.some(isSilenced) && { choices: m.securityAlwaysTold() }),
    ...(!areTimes && { quietFrom: m.enterBothTimes() }),
    ...(!isZone(zone) && { zone: m.noSuchZone() }),
  };
  if (Object.keys(fields).length > 0)
    throw new ApiError({ code: 'invalid', message: Object.values(fields).join(' '), fields });
}

const isEachOnce = (choices: readonly NoticeChoice[]): boolean =>
  choices.length === noticeGroups.length &&
  new Set(choices.map(({ group }) => group)).size === choices.length;

const isSilenced = ({ group, email, bell, push, text }: NoticeChoice): boolean =>
  isAlwaysTold(group) && (email !== 'now' || !bell || !push || !text);

function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}
