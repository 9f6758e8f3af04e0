import { type Kysely, sql } from 'kysely';
import type { AccountNote, DeskAccount } from '@contract/officeAccounts/schema';
import { masked } from '@contract/format/accountNumber';
import type { CalendarDateText } from '@contract/format/date';
import { worksInOffice } from '@server/domain/consent/admins';
import type { Tables } from '@server/db/tables';
import { asOfNow, depositAccountsOf, tradeAccountsOf } from '@server/domain/accounts/accountsOf';
import { differs, ownColumns, ownOf } from '@server/domain/notices/chosen';
import { emailedOf } from '@server/domain/notices/emailedOf';
import { blockedReason } from '@server/domain/requests/toldReason';
import { checkForOffice, lastCheck } from '@server/domain/validation/checkTold';
import { noSuchAccount } from '@server/http/chosen';

/** When the office looks, and on which wall. */
export interface Moment {
  readonly now: Date;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: CalendarDateText;
  readonly booksZone: string;
}

type Sql = Kysely<Tables>;

/**
 * One account as the office works on it: the figures are those that its owner sees.
 * @throws ApiError 'not-found'
 */
export async function oneAccount(db: Sql, accountNo: string, moment: Moment): Promise<DeskAccount> {
  const { today, booksZone, now } = moment;
  const asOf = await asOfNow(db, booksZone, today);
  const seen = [{ accountNo, level: 'owner', relationship: 'owner' }] as const;
  const [account] = await tradeAccountsOf(db, seen, { asOf: asOf?.date ?? today, booksZone });
  if (!account) throw noSuchAccount();
  const [deposits, people, bankAccounts, autopay, notes, openDisputes, tags, colleagues] = await Promise.all([
    depositAccountsOf(db, seen),
    peopleOn(db, accountNo),
    bankAccountsOf(db, accountNo, now),
    autopayOf(db, accountNo),
    notesOf(db, accountNo),
    openDisputesOf(db, accountNo),
    tagsOn(db, accountNo),
    colleaguesOf(db),
  ]);
  const { pastDue, nextDue, later } = account;
  return {
    account,
    deposits,
    asOf: asOf ?? null,
    people,
    bankAccounts,
    autopay,
    onItsWayCents: pastDue.onItsWayCents + (nextDue?.onItsWayCents ?? 0) + later.onItsWayCents,
    notes,
    openDisputes,
    tags,
    colleagues,
  };
}

async function peopleOn(db: Sql, accountNo: string): Promise<DeskAccount['people']> {
  const rows = await db
    .selectFrom('account_access as x')
    .innerJoin('portal_user as u', 'u.name', 'x.name')
    .leftJoin('notice_choice as c', 'c.person', 'x.name')
    .leftJoin('notice_account_choice as o', (on) =>
      on.onRef('o.person', '=', 'x.name').onRef('o.account_no', '=', 'x.account_no'),
    )
    .select(['u.deposit_plan as depositPlan', 'c.choices as generalChoices', ...ownColumns])
    .select([
      'u.name',
      'u.given_name as givenName',
      'u.family_name as familyName',
      'u.phone',
      'x.level',
      'x.relationship',
      'x.valid_to as validTo',
      'u.last_sign_in_at as lastSignInAt',
    ])
    .where('x.account_no', '=', accountNo)
    .where('u.state', '=', 'active')
    .orderBy(sql`array_position(array['owner', 'pay', 'view', 'documents'], x.level)`)
    .orderBy('u.name')
    .execute();
  return rows.map(
    ({
      depositPlan,
      generalChoices,
      ownChoices,
      ownLeastCents,
      ownAttachStatements,
      ownNothing,
      ...person
    }) => {
      const own = { ownChoices, ownLeastCents, ownAttachStatements, ownNothing };
      const { level } = person;
      return Object.assign(person, {
        told: emailedOf(Object.assign({ level, depositPlan, generalChoices }, own)),
        choseForAccount: differs(ownOf(own)),
      });
    },
  );
}

async function bankAccountsOf(db: Sql, accountNo: string, now: Date): Promise<DeskAccount['bankAccounts']> {
  const rows = await db
    .selectFrom('payment_option as o')
    .innerJoin('payment_option_account as l', 'l.option_id', 'o.option_id')
    .select([
      'o.option_id as id',
      'o.owner',
      'o.nickname',
      'o.bank_name as bankName',
      'o.account_last as last',
      'o.status',
      'o.status_reason as statusReason',
      lastCheck(now).as('check'),
    ])
    .where('l.account_no', '=', accountNo)
    .where('o.status', '<>', 'removed')
    .orderBy('o.created_at')
    .execute();
  return rows.map((row) => {
    const { statusReason, check } = row;
    return Object.assign(row, { statusReason: blockedReason(statusReason), check: checkForOffice(check) });
  });
}

/** What pays by itself; null where nothing does. */
async function autopayOf(db: Sql, accountNo: string): Promise<DeskAccount['autopay']> {
  const row = await db
    .selectFrom('autopay as p')
    .innerJoin('payment_option as o', 'o.option_id', 'p.option_id')
    .select(['p.status', 'p.day_rule as dayRule', 'o.nickname', 'o.account_last as last'])
    .where('p.account_no', '=', accountNo)
    .where('p.status', '<>', 'ended')
    .where('p.kind', '=', 'due')
    .executeTakeFirst();
  if (!row?.dayRule) return null;
  const { status, dayRule, nickname, last } = row;
  return { status: status === 'on' ? 'on' : 'paused', dayRule, source: `${nickname} ${masked(last)}` };
}

/** Columns of a note "n" as the office reads it. */
export const noteColumns = [
  'n.note_id as id',
  'n.note as text',
  'n.pinned',
  'n.author',
  'n.created_at as at',
  sql<
    string[]
  >`array(select w.name from account_note_mention w where w.note_id = n.note_id order by w.name)`.as(
    'mentions',
  ),
  'n.follow_up_on as followUpOn',
  'n.owner',
  'n.done_at as doneAt',
  'n.version',
] as const;

const notesOf = (db: Sql, accountNo: string): Promise<AccountNote[]> =>
  db
    .selectFrom('account_note as n')
    .select(noteColumns)
    .where('n.account_no', '=', accountNo)
    .orderBy('n.pinned', 'desc')
    .orderBy(sql`n.follow_up_on is not null and n.done_at is null`, 'desc')
    .orderBy('n.created_at', 'desc')
    .orderBy('n.note_id')
    .execute();

async function openDisputesOf(db: Sql, accountNo: string): Promise<number> {
  const { open } = await db
    .selectFrom('contact_ticket')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('account_no', '=', accountNo)
    .where('kind', '=', 'dispute')
    .where('status', '<>', 'done')
    .executeTakeFirstOrThrow();
  return open;
}

/** In the order of their letters. */
export async function tagsOn(db: Sql, accountNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_tag')
    .select('tag')
    .where('account_no', '=', accountNo)
    .orderBy(sql`lower(tag)`)
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Who works in the office, by their sign-ins. */
export async function colleaguesOf(db: Sql): Promise<string[]> {
  const rows = await db
    .selectFrom('portal_user as u')
    .select('u.name')
    .where(worksInOffice)
    .where('u.state', '=', 'active')
    .orderBy('u.name')
    .execute();
  return rows.map(({ name }) => name);
}
