import { dateInZone } from '@contract/format/date';
import { seenRequests } from '@contract/rules/accessOpens';
import { firstAskedAt, openTotalsOf } from '@contract/rules/due';
import type { Account, AsOf } from '@contract/accounts/schema';
import type { Db } from '@server/db/db';
import { anyOf } from '@server/db/anyOf';
import { feedStateOf } from '../feedState/feedState';
import { openByAccount } from '../payable/openDocuments';
import { depositAvailableOf } from '../requests/depositAvailable';
import type { Access } from '../visibility/access';
import { heldAccountsOf } from '../visibility/heldAccounts';
import { type AccountFigures, toDepositAccount, toTradeAccount } from './accountRow';

type Sql = Db['sql'];

/** Of which night the figures are; undefined before the first drop. */
export async function asOfNow(sql: Sql, booksZone: string, today: string): Promise<AsOf | undefined> {
  const state = await feedStateOf(sql);
  return state && { date: state.asOf, loadedAt: state.appliedAt, drop: state.drop, booksZone, today };
}

interface Day {
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
  readonly booksZone: string;
}

/** The ERP's accounts behind some accesses, each beside its home branch. */
const rowsOf = (sql: Sql, accesses: readonly Access[]) =>
  sql
    .selectFrom('account as a')
    .leftJoin('branch as b', 'b.branch_code', 'a.home_branch')
    .selectAll('a')
    .select(['b.name as branch_name', 'b.phone as branch_phone', 'b.time_zone as branch_zone'])
    .where((eb) =>
      anyOf(
        eb.ref('a.account_no'),
        accesses.map(({ accountNo }) => accountNo),
      ),
    )
    .orderBy('a.account_no');

/** How each of the accounts stands in the portal. */
async function standings(
  sql: Sql,
  accesses: readonly Access[],
): Promise<(accountNo: string) => AccountFigures> {
  const held = await heldAccountsOf(
    sql,
    accesses.map(({ accountNo }) => accountNo),
  );
  // By number: somebody may see thousands of accounts.
  const accessTo = new Map(accesses.map((access) => [access.accountNo, access]));
  const heldOf = new Map(held.map((one) => [one.accountNo, one]));
  return (accountNo) => ({ access: accessTo.get(accountNo)!, held: heldOf.get(accountNo) });
}

/** Trade accounts as those see them who have these accesses. */
export async function tradeAccountsOf(
  sql: Sql,
  accesses: readonly Access[],
  { asOf, booksZone }: Day,
): Promise<Account[]> {
  const [rows, standing, openOf] = await Promise.all([
    rowsOf(sql, accesses).where('a.account_type', '=', 'T').execute(),
    standings(sql, accesses),
    openByAccount(sql, {
      accounts: accesses.map(({ accountNo }) => accountNo),
      requestsOf: seenRequests(accesses),
      asOf,
    }),
  ]);
  return rows.map((row) => {
    const open = openOf(row.account_no);
    const since = firstAskedAt(open);
    return toTradeAccount(row, standing(row.account_no), {
      ...openTotalsOf(open, asOf),
      onItsWaySince: since === null ? null : dateInZone(new Date(since), booksZone),
    });
  });
}

/** The deposit accounts of the same owners. */
export async function depositAccountsOf(sql: Sql, accesses: readonly Access[]): Promise<Account[]> {
  const deposits = await sql
    .selectFrom('deposit_account')
    .selectAll()
    .where((eb) =>
      anyOf(
        eb.ref('account_no'),
        accesses.map(({ accountNo }) => accountNo),
      ),
    )
    .orderBy('sav_id')
    .execute();
  const standing = await standings(sql, accesses);
  const available = await depositAvailableOf(
    sql,
    deposits.map(({ sav_id }) => sav_id),
  );
  const left = new Map(available.map(({ savId, availableCents }) => [savId, availableCents]));
  const owners = new Map((await rowsOf(sql, accesses).execute()).map((row) => [row.account_no, row]));
  return deposits.map((deposit) =>
    toDepositAccount(owners.get(deposit.account_no)!, {
      deposit,
      availableCents: left.get(deposit.sav_id)!,
      standing: standing(deposit.account_no),
    }),
  );
}
