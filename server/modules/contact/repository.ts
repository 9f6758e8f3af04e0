import type { ContactTicket } from '@contract/contact/schema';
import { aboutWords, type ContactAbout } from '@contract/rules/contactAbout';
import { type Access, accessOf } from '@server/domain/visibility/access';
import type { Db } from '@server/db/db';
import { companySettingsOf } from '@server/domain/settings/companySettings';

const MOST = 50;

export const contactRepository = (db: Db) => ({
  db,
  accessOf: (name: string, today: string): Promise<Access[]> => accessOf(db.sql, name, today),
  settings: (now: Date) => companySettingsOf(db.sql, now),
  branches: () => branchesOf(db.sql),
  accounts: (accesses: readonly Access[]) => accountsOf(db.sql, accesses),
  tickets: (sentBy: string, invoiceNo?: string) => ticketsOf(db.sql, sentBy, invoiceNo),
  isOn: (about: ContactAbout, accountNo: string) => isOn(db.sql, about, accountNo),
  ticket: ticketOf,
});

export type ContactRepository = ReturnType<typeof contactRepository>;

type Sql = Db['sql'];

const branchesOf = (sql: Sql) =>
  sql
    .selectFrom('branch')
    .select([
      'branch_code as code',
      'name',
      'address1',
      'city',
      'state',
      'zip',
      'phone',
      'time_zone as timeZone',
    ])
    .where('active', '=', true)
    .orderBy('name')
    .orderBy('branch_code')
    .execute();

/** Where the accounts belong, and who looks after them. */
async function accountsOf(sql: Sql, accesses: readonly Access[]) {
  if (accesses.length === 0) return [];
  return sql
    .selectFrom('account')
    .select([
      'account_no as accountNo',
      'name as accountName',
      'home_branch as branchCode',
      'rep_name as repName',
      'rep_phone as repPhone',
      'rep_email as repEmail',
    ])
    .where(
      'account_no',
      'in',
      accesses.map(({ accountNo }) => accountNo),
    )
    .orderBy('account_no')
    .execute();
}

/** What somebody wrote, newest first: all of it, or what is about an invoice. */
const ticketsOf = (sql: Sql, sentBy: string, invoiceNo?: string): Promise<ContactTicket[]> =>
  ticketsIn(sql, (rows) => {
    const own = rows.where('t.sent_by', '=', sentBy);
    if (!invoiceNo) return own;
    return own
      .where('t.reference', '=', invoiceNo)
      .where((eb) => eb.or([eb('t.kind', '=', 'dispute'), eb('t.about', '=', `invoice:${invoiceNo}`)]));
  });

/** One of somebody's messages; undefined where it is nobody's, or another's. */
async function ticketOf(sql: Sql, sentBy: string, ticketNo: string): Promise<ContactTicket | undefined> {
  const own = await ticketsIn(sql, (rows) =>
    rows.where('t.sent_by', '=', sentBy).where('t.ticket_no', '=', ticketNo),
  );
  return own[0];
}

/** A double stands where the message stands that is answered in its place. */
const ticketRows = (sql: Sql) =>
  sql
    .selectFrom('contact_ticket as t')
    .leftJoin('account as a', 'a.account_no', 't.account_no')
    .leftJoin('contact_ticket as r', 'r.ticket_id', 't.merged_into')
    .selectAll('t')
    .select(['a.name as account_name', 'r.status as root_status']);

async function ticketsIn(
  sql: Sql,
  narrowed: (rows: ReturnType<typeof ticketRows>) => ReturnType<typeof ticketRows>,
): Promise<ContactTicket[]> {
  const rows = await narrowed(ticketRows(sql))
    .orderBy('t.created_at', 'desc')
    .orderBy('t.ticket_no', 'desc')
    .limit(MOST)
    .execute();
  const ids = rows.map(({ ticket_id }) => ticket_id);
  if (ids.length === 0) return [];
  const [files, thread] = [await fileNamesOf(sql, ids), await threadOf(sql, ids)];
  const of = <T extends { ticketId: string }>(all: readonly T[], id: string) =>
    all.filter(({ ticketId }) => ticketId === id);
  return rows.map((row) => ({
    ticketNo: row.ticket_no,
    sentAt: row.created_at,
    topic: row.topic as ContactTicket['topic'],
    about: row.about && aboutWords(row.about),
    reason: row.reason as ContactTicket['reason'],
    accountName: row.account_name,
    message: row.message,
    replyBy: row.reply_by,
    replyTo: row.reply_to,
    status: row.root_status ?? row.status,
    attachments: of(files, row.ticket_id).map(({ name }) => name),
    thread: of(thread, row.ticket_id).map(({ at, kind, text }) => ({
      at,
      by: voices[kind] ?? 'customer',
      text,
    })),
  }));
}

type Voice = ContactTicket['thread'][number]['by'];

/** Who speaks in a thread, by the kind of the entry. */
const voices: Readonly<Record<string, Voice>> = {
  reply: 'office',
  resolve: 'memo',
  unresolve: 'memoRolledBack',
};

const fileNamesOf = (sql: Sql, tickets: readonly string[]) =>
  sql
    .selectFrom('contact_attachment')
    .select(['ticket_id as ticketId', 'file_name as name'])
    .where('ticket_id', 'in', tickets)
    .orderBy('seq')
    .execute();

const ofOffice = ['reply', 'resolve', 'unresolve'] as const;

/**
 * What customers read of the threads of some messages. What the office notes or does stays with it, and so does what others
 * wrote: of the message that is answered in place of a double, only what was replied since they are one is seen.
 */
const threadOf = (sql: Sql, tickets: readonly string[]) =>
  sql
    .selectFrom('contact_ticket as t')
    .innerJoin('contact_entry as e', (join) =>
      join.on((eb) =>
        eb.or([
          eb('e.ticket_id', '=', eb.ref('t.ticket_id')).and('e.kind', 'in', ['answer', ...ofOffice]),
          eb('e.ticket_id', '=', eb.ref('t.merged_into'))
            .and('e.kind', 'in', ofOffice)
            .and('e.at', '>=', eb.ref('t.merged_at')),
        ]),
      ),
    )
    .select(['t.ticket_id as ticketId', 'e.at', 'e.kind', 'e.text'])
    .where('t.ticket_id', 'in', tickets)
    .orderBy('e.at')
    .orderBy('e.seq')
    .execute();

/** Whether an account has what a message names: an invoice with those lines, a request, or a prepay contract. */
async function isOn(sql: Sql, { kind, reference, lines }: ContactAbout, accountNo: string): Promise<boolean> {
  if (reference === null) return true;
  const found = await finders[kind]?.(sql, reference, accountNo);
  if (!found) return finders[kind] === undefined;
  if (lines.length === 0) return true;
  const there = await sql
    .selectFrom('invoice_line')
    .select('line_no')
    .where('invoice_no', '=', reference)
    .where('line_no', 'in', lines)
    .execute();
  return there.length === lines.length;
}

type Finder = (sql: Sql, number: string, accountNo: string) => Promise<object | undefined>;

/** A message of another kind may name what its sender found on paper. */
const finders: Partial<Readonly<Record<ContactAbout['kind'], Finder>>> = {
  dispute: (sql, number, accountNo) =>
    sql
      .selectFrom('invoice')
      .select('invoice_no')
      .where('invoice_no', '=', number)
      .where('account_no', '=', accountNo)
      .executeTakeFirst(),
  question: (sql, number, accountNo) =>
    sql
      .selectFrom('request')
      .select('request_id')
      .where('request_no', '=', number)
      .where('account_no', '=', accountNo)
      .executeTakeFirst(),
  leftover: (sql, number, accountNo) =>
    sql
      .selectFrom('prepay_contract')
      .select('contract_no')
      .where('contract_no', '=', number)
      .where('account_no', '=', accountNo)
      .executeTakeFirst(),
};
