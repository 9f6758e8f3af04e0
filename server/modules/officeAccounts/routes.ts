import * as officeAccounts from '@contract/officeAccounts/endpoints';
import { dateInZone } from '@contract/format/date';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { asOfNow } from '@server/domain/accounts/accountsOf';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import { expectOfBranch } from '@server/domain/visibility/ownBranch';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { noSuchAccount } from '@server/http/chosen';
import { findAccounts } from './findAccounts';
import { historyList } from './historyList';
import type { HistoryScope } from './historySources';
import { addNote, changeNote, followUpsOf, setTags } from './notes';
import { type Moment, oneAccount } from './oneAccount';

interface OfficeAccountDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly outbox: Outbox;
}

/** Every customer's account, as the office works on it. That only the office comes here is said by the endpoints. */
export function officeAccountRoutes(api: Api, { db, clock, booksZone, outbox }: OfficeAccountDeps): void {
  const moment = (): Moment => {
    const now = clock.now();
    return { now, today: dateInZone(now, booksZone), booksZone };
  };
  /** @throws ApiError 'not-found' for an account of another branch than the one that is all they see */
  const seen = (accountNo: string, { permissions: { branch } }: Caller) =>
    expectOfBranch(db.sql, branch, accountNo, noSuchAccount);
  /** Does something about an account, and answers how it is then. */
  const changed = (
    { accountNo, by, origin }: { accountNo: string; by: Caller; origin: Origin },
    change: (tx: Tx, at: Moment) => ReturnType<typeof addNote>,
  ) =>
    db.transaction(async (tx) => {
      const at = moment();
      await expectOfBranch(tx.sql, by.permissions.branch, accountNo, noSuchAccount);
      const told = await change(tx, at);
      const account = await oneAccount(tx.sql, accountNo, at);
      if (!told) return account;
      const about = { subject: accountNo, entity: 'account', entityId: accountNo } as const;
      await appendAudit(tx, { at: at.now, actor: by.username, ...about, ...told, origin });
      return account;
    });
  const scopeOf = async (accountNo: string, caller: Caller): Promise<HistoryScope> => {
    await seen(accountNo, caller);
    const { today } = moment();
    const [asOf, people] = await Promise.all([
      asOfNow(db.sql, booksZone, today),
      db.sql.selectFrom('account_access').select('name').where('account_no', '=', accountNo).execute(),
    ]);
    return { accountNo, people: people.map(({ name }) => name), asOf: asOf?.date ?? today, booksZone };
  };

  api
    .on(officeAccounts.find, async ({ query }, { permissions }) => ({
      found: await findAccounts(db, query.q, moment().today, permissions.branch),
    }))
    .on(officeAccounts.followUps, async (_, { permissions }) => ({
      followUps: await followUpsOf(db.sql, permissions.branch),
      today: moment().today,
    }))
    .on(officeAccounts.one, async ({ params: { accountNo } }, caller) => {
      await seen(accountNo, caller);
      return oneAccount(db.sql, accountNo, moment());
    })
    .on(officeAccounts.history, async ({ params, query }, caller) =>
      historyList.page(db.sql, await scopeOf(params.accountNo, caller), query),
    )
    .on(officeAccounts.historyTotals, async ({ params, query }, caller) => {
      const { rows, chips } = await historyList.totals(
        db.sql,
        await scopeOf(params.accountNo, caller),
        query,
      );
      return { rows, tabs: chips };
    })
    .stream(officeAccounts.historyFile, async ({ params, query }, caller) => {
      const scope = await scopeOf(params.accountNo, caller);
      return historyList.file(db.sql, scope, scope.asOf, query);
    })
    .on(officeAccounts.addNote, ({ params: { accountNo }, body, key }, by, origin) =>
      changed({ accountNo, by, origin }, (tx, at) =>
        addNote(tx, { ...body, accountNo, author: by.username, key }, { ...at, outbox }),
      ),
    )
    .on(officeAccounts.changeNote, ({ params, body }, by, origin) =>
      changed({ ...params, by, origin }, (tx, at) => changeNote(tx, { ...params, ...body }, at)),
    )
    .on(officeAccounts.setTags, ({ params: { accountNo }, body }, by, origin) =>
      changed({ accountNo, by, origin }, (tx) => setTags(tx, accountNo, body.tags)),
    );
}
