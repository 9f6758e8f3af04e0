import type { Overview } from '@contract/accounts/schema';
import { discountEnding } from '@contract/rules/discountEnding';
import { type Days, dueByMonthOf, statementLeftCents } from '@contract/rules/due';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { contractCounts } from '@server/domain/documents/contractStatus';
import { inForce, unseenBy } from '@server/domain/documents/statementNews';
import { notInvoicedOf } from '@server/domain/purchases/notInvoiced';
import { byAccount, openDocumentsOf, type OpenScope } from '@server/domain/payable/openDocuments';
import { type Kysely, sql } from 'kysely';
import { prepayLeftOf } from './prepay';
import { purchaseFiguresOf } from './purchaseFigures';

type Figures = Omit<Overview, 'asOf' | 'activity'>;

interface Scope extends OpenScope, Days {
  /** Who looks. */
  readonly username: string;
}

/** What an overview draws of some accounts on a day, beside the accounts' own figures. */
export const figuresOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope): Promise<Figures> => {
    const { accounts, asOf, username } = scope;
    const [open, { products, ...purchases }, statements, prepay, buyers, notInvoiced, counts] =
      await Promise.all([
        openDocumentsOf(db, scope),
        purchaseFiguresOf(db, accounts, asOf),
        latestStatementsOf(db, accounts, username),
        prepayLeftOf(db, accounts, asOf),
        buyersOf(db, accounts),
        notInvoicedOf(db, accounts, asOf),
        countsOf(db, accounts, asOf),
      ]);
    const openOn = byAccount(open);
    return {
      dueByMonth: dueByMonthOf(open, asOf),
      expiringDiscount: discountEnding(open, scope),
      ...purchases,
      statements: statements.map((statement) =>
        Object.assign(statement, {
          leftCents: statementLeftCents(statement, openOn.get(statement.accountNo) ?? []),
        }),
      ),
      prepay,
      buyers,
      notInvoiced,
      counts: { ...counts, products },
    };
  };

type Statement = Overview['statements'][number];

/** The last statement of each account that no revision took the place of, the newest first. */
const latestStatementsOf = async (
  db: Kysely<Tables>,
  accounts: readonly string[],
  username: string,
): Promise<Omit<Statement, 'leftCents'>[]> => {
  const found = await db
    .selectFrom('statement as s')
    .distinctOn('s.account_no')
    .select([
      's.statement_no as statementNo',
      's.account_no as accountNo',
      's.period_to as periodTo',
      's.due_date as dueDate',
      's.ending_balance_cents as endingCents',
      's.amount_due_cents as amountDueCents',
      unseenBy(username).as('isNew'),
    ])
    .where((eb) => anyOf(eb.ref('s.account_no'), accounts))
    .where(inForce)
    .orderBy('s.account_no')
    .orderBy('s.period_to', 'desc')
    .orderBy('s.statement_no', 'desc')
    .execute();
  return found.toSorted((a, b) => (a.periodTo < b.periodTo ? 1 : -1));
};

type Counts = Omit<Overview['counts'], 'products'>;

/** How many of each an account has, for the links to the lists; its products are counted with its purchases. */
async function countsOf(db: Kysely<Tables>, accounts: readonly string[], asOf: string): Promise<Counts> {
  const mine = (column: string) => anyOf(sql.ref(column), accounts);
  const { rows } = await sql<Counts>`select
    (select count(*) from invoice i where ${mine('i.account_no')}) as "invoices",
    (select count(*) from invoice i where ${mine('i.account_no')}
      and i.open_amount_cents <> 0 and not i.voided) as "openInvoices",
    (select count(*) from ar_transaction r where ${mine('r.account_no')}) as "ledgerRows",
    (select count(*) from statement s where ${mine('s.account_no')} and not exists (select from statement r
      where r.account_no = s.account_no and r.supersedes = s.statement_no)) as "statements",
    (select count(*) from prepay_contract c where ${mine('c.account_no')} and ${contractCounts(asOf)})
      as "prepayContracts",
    (select count(*) from prepay_contract c join prepay_line l using (contract_no)
      where ${mine('c.account_no')} and ${contractCounts(asOf)})
      as "prepayLines",
    (select count(*) from payment y where ${mine('y.account_no')} and y.status <> 'V') as "payments",
    (select count(*) from field f where ${mine('f.account_no')}) as "fields"`.execute(db);
  return rows[0]!;
}

/** Who may buy on the accounts today. */
const buyersOf = (db: Kysely<Tables>, accounts: readonly string[]): Promise<Overview['buyers']> =>
  db
    .selectFrom('authorized_buyer')
    .select(['account_no as accountNo', 'buyer_name as name', 'limit_amount_cents as limitCents'])
    .where((eb) => anyOf(eb.ref('account_no'), accounts))
    .where('active', '=', true)
    .orderBy('account_no')
    .orderBy('buyer_name')
    .execute();
