import type { Kysely } from 'kysely';
import { type AccessMatch, accessMatch, figureOf, type KnownAccount } from '@contract/rules/accessMatch';
import type { Tables } from '@server/db/tables';

/** What is compared of a request; null where it was forgotten. */
interface Compared {
  readonly accountNo: string | null;
  readonly zip: string | null;
  readonly figure: string | null;
  readonly name: string | null;
  readonly email: string | null;
}

type Sql = Kysely<Tables>;

const isOpen: ReadonlySet<string> = new Set(['A', 'H']);

/** What of each request is as the company knows it, in their order; null where there is nothing left to compare. */
export async function matchesOf(sql: Sql, requests: readonly Compared[]): Promise<(AccessMatch | null)[]> {
  const numbers = requests.flatMap(({ accountNo }) => (accountNo === null ? [] : [accountNo]));
  if (numbers.length === 0) return requests.map(() => null);
  const known = await knownAccounts(sql, [...new Set(numbers)], requests);
  return requests.map(({ accountNo, zip, figure, name, email }) => {
    if (accountNo === null || zip === null || figure === null || name === null || email === null) return null;
    return accessMatch({ zip, figure, name, email }, known.get(accountNo));
  });
}

async function knownAccounts(
  sql: Sql,
  numbers: readonly string[],
  requests: readonly Compared[],
): Promise<ReadonlyMap<string, KnownAccount>> {
  const [accounts, contacts, buyers, papers] = await Promise.all([
    sql
      .selectFrom('account')
      .select(['account_no', 'name', 'dba', 'zip', 'status'])
      .where('account_no', 'in', numbers)
      .execute(),
    sql
      .selectFrom('contact')
      .select(['account_no', 'name', 'email'])
      .where('account_no', 'in', numbers)
      .execute(),
    sql
      .selectFrom('authorized_buyer')
      .select(['account_no', 'buyer_name'])
      .where('account_no', 'in', numbers)
      .where('active', '=', true)
      .execute(),
    papersOf(sql, numbers, requests),
  ]);
  const of = <Row extends { readonly account_no: string }>(rows: readonly Row[], no: string) =>
    rows.filter(({ account_no }) => account_no === no);
  const text = (value: string | null) => (value === null ? [] : [value]);
  return new Map(
    accounts.map(({ account_no: no, name, dba, zip, status }) => [
      no,
      {
        isOpen: isOpen.has(status),
        zip,
        names: [
          name,
          ...text(dba),
          ...of(contacts, no).flatMap((contact) => text(contact.name)),
          ...of(buyers, no).map(({ buyer_name }) => buyer_name),
        ],
        emails: of(contacts, no).map(({ email }) => email),
        papers: of(papers, no),
      },
    ]),
  );
}

/** Only those papers that some figure may mean. */
async function papersOf(sql: Sql, numbers: readonly string[], requests: readonly Compared[]) {
  const figures = requests.flatMap(({ figure }) => (figure === null ? [] : [figureOf(figure)]));
  const names = [...new Set(figures.map(({ number }) => number)), ''];
  const cents = [...new Set(figures.flatMap((figure) => figure.cents ?? [])), -1];
  const [invoices, statements] = await Promise.all([
    sql
      .selectFrom('invoice')
      .select(['account_no', 'invoice_no as number', 'total_cents', 'open_amount_cents'])
      .where('account_no', 'in', numbers)
      .where('voided', '=', false)
      .where((eb) =>
        eb.or([
          eb(eb.fn<string>('upper', ['invoice_no']), 'in', names),
          eb('total_cents', 'in', cents),
          eb('open_amount_cents', 'in', cents),
        ]),
      )
      .execute(),
    sql
      .selectFrom('statement')
      .select(['account_no', 'statement_no as number', 'amount_due_cents', 'ending_balance_cents'])
      .where('account_no', 'in', numbers)
      .where((eb) =>
        eb.or([
          eb(eb.fn<string>('upper', ['statement_no']), 'in', names),
          eb('amount_due_cents', 'in', cents),
          eb('ending_balance_cents', 'in', cents),
        ]),
      )
      .execute(),
  ]);
  return [
    ...invoices.map(({ account_no, number, total_cents, open_amount_cents }) => ({
      account_no,
      number,
      cents: [total_cents, open_amount_cents],
    })),
    ...statements.map(({ account_no, number, amount_due_cents, ending_balance_cents }) => ({
      account_no,
      number,
      cents: [amount_due_cents, ending_balance_cents],
    })),
  ];
}
