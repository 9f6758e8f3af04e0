import { type Kysely, sql } from 'kysely';
import * as shell from '@locales/shell';
import { accessLevels } from '@contract/rules/accessLevels';
import {
  contactColumns as labels,
  type ContactState,
  contactStateWords,
  type ContactTab,
} from '@contract/contactInvitations/labels';
import type { ErpPerson } from '@contract/contactInvitations/schema';
import { suggestedLevels } from '@contract/rules/contactInvitation';
import { listOf } from '@locales/language';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { defineList } from '@server/lists/defineList';
import { type Condition, eachWord } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byCode } from '@server/lists/order';

interface Filter {
  readonly tab?: ContactTab;
  readonly q?: string;
}

/**
 * A person is an address, whatever its capitals. Whether an invitation came back is told by the last one: a mail server
 * that refuses the address leaves it given up in the outbox.
 */
const people = sql`(
  select p.*, u.name is not null as is_user, u.last_sign_in_at, u.created_at,
    case when u.name is null then 'notInvited'
      when u.last_sign_in_at is not null or u.standing <> 'invited'
        then case when p.linked < p.accounts then 'lacksAccount' else 'signedIn' end
      when exists (select from outbox_message m where lower(m.recipient) = p.email and m.letter = 'invitation'
        and m.state in ('dead', 'bounced') and not exists (select from outbox_message l where lower(l.recipient) = p.email
          and l.letter = 'invitation' and l.created_at > m.created_at)) then 'failed'
      when p.linked < p.accounts then 'lacksAccount'
      else 'invited' end as state
  from (
    select lower(c.email) as email, min(c.name) as name, count(*) as accounts,
      count(*) filter (where x.name is not null or a.status not in ('A', 'H')) as linked,
      string_agg(concat_ws(' ', c.name, c.account_no, a.name), ' ') as search_text
    from contact c join account a on a.account_no = c.account_no
      left join account_access x on x.account_no = c.account_no and x.name = lower(c.email)
    group by lower(c.email)
  ) p left join portal_user u on u.name = p.email and u.state <> 'deleted'
)`;

const state = sql<ContactState>`c.state`;
const inState = (one: ContactState) => (): Condition => anyOf(state, [one]);

const column = labeledColumns<object, ErpPerson, keyof typeof labels>(labels);

type Selected = Omit<ErpPerson, 'accounts'>;

/** Persons of contacts.csv by their email address. Only the office reads it, as the endpoints say. */
export const contactList = defineList<object, Filter, Selected, ErpPerson>()({
  from: () => sql`${people} c`,
  access: () => [],
  columns: {
    name: column('name', { sql: sql.ref('c.name') }),
    email: column('email', { sql: sql.ref('c.email') }),
    state: column('state', { sql: state, value: (row) => contactStateWords[row.state] }),
    accounts: column('accounts', { value: ({ accounts }) => listOf(accounts.map(accountWords)) }),
    invitedAt: column('invited', { sql: sql.ref('c.created_at') }),
    lastSignInAt: sql.ref('c.last_sign_in_at'),
  },
  sorts: { email: byCode(sql.ref('c.email')) },
  ties: [{ key: sql.ref('c.email'), type: 'text' }],
  filters: {
    tab: 'chip',
    q: eachWord((pattern): Condition => sql`concat_ws(' ', c.email, c.search_text) ilike ${pattern}`),
  },
  chips: {
    notInvited: inState('notInvited'),
    lacksAccount: inState('lacksAccount'),
    invited: inState('invited'),
    failed: inState('failed'),
    signedIn: inState('signedIn'),
  },
  async finish(rows, { db }) {
    const accounts = await accountsOf(
      db,
      rows.map(({ email }) => email),
    );
    return rows.map((row) => Object.assign(row, { accounts: accounts.get(row.email) ?? [] }));
  },
  file: {
    screen: 'contacts',
    get sheet() {
      return shell.titleContacts();
    },
  },
});

const accountWords = ({ accountNo, level }: ErpPerson['accounts'][number]): string =>
  level === null ? accountNo : `${accountNo} ${accessLevels[level].label}`;

async function accountsOf(db: Kysely<Tables>, emails: readonly string[]) {
  const rows = await db
    .selectFrom('contact as c')
    .innerJoin('account as a', 'a.account_no', 'c.account_no')
    .leftJoin('account_access as x', (on) =>
      on.onRef('x.account_no', '=', 'c.account_no').on('x.name', '=', sql<string>`lower(c.email)`),
    )
    .select(['c.account_no', 'a.name as account_name', 'c.access_level', 'x.name as linked'])
    .select(sql<string>`lower(c.email)`.as('email'))
    .where(sql<string>`lower(c.email)`, 'in', [...emails, ''])
    .orderBy('c.account_no')
    .execute();
  const byEmail = new Map<string, ErpPerson['accounts']>();
  for (const { email, account_no, account_name, access_level, linked } of rows) {
    const own = byEmail.get(email) ?? [];
    own.push({
      accountNo: account_no,
      accountName: account_name,
      level: access_level && suggestedLevels[access_level],
      linked: linked !== null,
    });
    byEmail.set(email, own);
  }
  return byEmail;
}
