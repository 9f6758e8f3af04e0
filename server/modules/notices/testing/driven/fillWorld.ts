import { type Kysely, sql } from 'kysely';
import { noticeGroups } from '@contract/notices/labels';
import type { Db } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { anOption } from '@server/domain/requests/testing/anOption';
import { aBranch, anAccount, anInvoice, put } from '@server/testing/rows';
import { choiceOn } from './course';
import { isoOf, textOf, type Day } from './days';
import type { Contract, Invoice } from './documents';
import type { Account, Choice, Person, World } from './world';

const CHUNK = 2_000;

/** Many rows with few statements. */
export async function putMany(
  db: Kysely<Tables>,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const some = rows.slice(from, from + CHUNK);
    const columns = sql.join(Object.keys(some[0]!).map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}::jsonb)`.execute(db);
  }
}

/** Each group but that of the sign-in, which is never off. */
export const groupsOf = ({ email }: Choice) =>
  noticeGroups.map((group) => ({
    group,
    email: group === 'security' ? ('now' as const) : email,
    bell: true,
    push: true,
    text: true,
  }));

/** People, accounts and documents of which the ERP knows nothing yet: drops bring what is open. */
export async function fillWorld(db: Db, { first, people, accounts }: World): Promise<void> {
  await put(db, 'branch', aBranch());
  await putMany(
    db.sql,
    'portal_user',
    people
      .map(({ name }) => ({ name, standing: 'active', state: 'active', admin: false, deposit_plan: false }))
      .map(withNames),
  );
  await putMany(
    db.sql,
    'notice_choice',
    people.map((person) => choiceRow(person, first)),
  );
  await putMany(
    db.sql,
    'account',
    accounts.map(({ no, unappliedCents }) =>
      anAccount({ account_no: no, unapplied_credit_cents: unappliedCents }),
    ),
  );
  await putMany(db.sql, 'account_access', accounts.flatMap(accessRows));
  const options = accounts.map(({ optionId, access }) =>
    anOption({ option_id: optionId, owner: access[0]!.person.name }),
  );
  for (let from = 0; from < options.length; from += 500)
    await put(db, 'payment_option', ...options.slice(from, from + 500));
  await putMany(
    db.sql,
    'payment_option_account',
    accounts.map(({ optionId, no }) => ({ option_id: optionId, account_no: no })),
  );
  await putMany(
    db.sql,
    'invoice',
    accounts.flatMap((account) => account.invoices.map((one) => invoiceRow(account, one))),
  );
  await putMany(
    db.sql,
    'invoice_discount',
    accounts.flatMap(({ invoices }) => invoices.flatMap(rungRows)),
  );
  await putMany(
    db.sql,
    'prepay_contract',
    accounts.flatMap((account) => account.contracts.map((one) => contractRow(account, one))),
  );
  await putMany(
    db.sql,
    'prepay_line',
    accounts.flatMap(({ contracts }) => contracts.map(lineRow)),
  );
  await put(db, 'document', ...Object.values(bytesOf));
  // As the server does by itself soon after so much was loaded.
  await sql`analyze`.execute(db.sql);
}

/** What a PDF is at first, and what comes in its place. */
export const bytesOf = {
  first: { sha256: '1'.repeat(64), content_type: 'application/pdf', bytes: Buffer.from('%PDF-1') },
  second: { sha256: '2'.repeat(64), content_type: 'application/pdf', bytes: Buffer.from('%PDF-2') },
} as const;

/** Its name is known from the beginning, and stands for nothing before the feed brings it. */
const paperName = ({ no, paper }: Invoice | Contract) => (paper ? `${no}.pdf` : null);

const withNames = <R extends object>(row: R) => ({ ...row, given_name: '', family_name: '' });

function choiceRow(person: Person, first: Day) {
  const choice = choiceOn(person, first);
  const [quiet_from, quiet_until] = choice.quiet;
  return {
    person: person.name,
    choices: Object.fromEntries(groupsOf(choice).map(({ group, ...told }) => [group, told])),
    quiet_from,
    quiet_until,
    zone: person.zone,
    least_cents: 0,
    version: 1,
    attach_statements: false,
    changed_at: isoOf(first - 1, '10:00:00'),
  };
}

const accessRows = ({ no, access }: Account) =>
  access.map(({ person, validTo }, at) => ({
    name: person.name,
    account_no: no,
    level: at === 0 ? 'owner' : 'documents',
    relationship: at === 0 ? 'owner' : 'accountant',
    valid_to: textOf(validTo),
  }));

function invoiceRow({ no: account_no }: Account, invoice: Invoice) {
  const { no, cents, posted, due, deferred } = invoice;
  const row = anInvoice({
    invoice_no: no,
    account_no,
    doc_type: cents < 0 ? 'C' : 'I',
    invoice_date: textOf(posted),
    posting_date: textOf(posted),
    due_date: textOf(due),
    total_cents: cents,
    deferred,
    pdf_file: paperName(invoice),
  });
  return { ...row, open_amount_cents: 0 };
}

const rungRows = ({ no, rungs }: Invoice) =>
  rungs.map(({ through, cents, ifCurrent }) => ({
    invoice_no: no,
    through_date: textOf(through),
    percent: null,
    amount_cents: cents,
    condition: ifCurrent ? 'ACCOUNT_CURRENT' : null,
    import_id: 1,
  }));

const contractRow = ({ no: account_no }: Account, contract: Contract) => ({
  contract_no: contract.no,
  account_no,
  type: 'N',
  crop_year: 2026,
  booked_on: textOf(contract.bookedOn),
  expires_on: textOf(contract.endsOn),
  booked_cents: contract.bookedCents,
  paid_cents: contract.bookedCents,
  used_cents: 0,
  remaining_cents: contract.bookedCents,
  refundable: true,
  status: 'open',
  pdf_file: paperName(contract),
  import_id: 1,
});

const lineRow = ({ no, bookedCents, hasPrices }: Contract) => ({
  contract_no: no,
  line_no: 1,
  description: 'UAN 32-0-0',
  unit_price: hasPrices ? '430' : null,
  booked_cents: bookedCents,
  used_cents: 0,
  remaining_cents: bookedCents,
  limit_qty: false,
  import_id: 1,
});
