import type { ContactTicket } from '@contract/contact/schema';
import { aboutWords } from '@contract/rules/contactAbout';
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
  tickets: (sentBy: string) => ticketsOf(db.sql, sentBy),
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

/** What somebody wrote, newest first. */
async function ticketsOf(sql: Sql, sentBy: string): Promise<ContactTicket[]> {
  const rows = await sql
    .selectFrom('contact_ticket as t')
    .leftJoin('account as a', 'a.account_no', 't.account_no')
    .selectAll('t')
    .select('a.name as account_name')
    .where('t.sent_by', '=', sentBy)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.ticket_no', 'desc')
    .limit(MOST)
    .execute();
  const files =
    rows.length === 0
      ? []
      : await fileNamesOf(
          sql,
          rows.map(({ ticket_id }) => ticket_id),
        );
  return rows.map((row) => ({
    ticketNo: row.ticket_no,
    sentAt: row.created_at,
    topic: row.topic as ContactTicket['topic'],
    about: row.about && aboutWords(row.about),
    accountName: row.account_name,
    message: row.message,
    replyBy: row.reply_by,
    replyTo: row.reply_to,
    status: row.status,
    attachments: files.filter(({ ticketId }) => ticketId === row.ticket_id).map(({ name }) => name),
  }));
}

const fileNamesOf = (sql: Sql, tickets: readonly string[]) =>
  sql
    .selectFrom('contact_attachment')
    .select(['ticket_id as ticketId', 'file_name as name'])
    .where('ticket_id', 'in', tickets)
    .orderBy('seq')
    .execute();
