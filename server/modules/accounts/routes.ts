import { levelOpens, seenRequests } from '@contract/rules/accessOpens';
import * as accounts from '@contract/accounts/endpoints';
import { dateInZone } from '@contract/format/date';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { type Caller, ownedBy } from '@server/http/caller';
import { chosenFrom } from '@server/http/chosen';
import { expectCapability } from '@server/http/requiredCapability';
import type { Db } from '@server/db/db';
import { asOfNow, depositAccountsOf, tradeAccountsOf } from '@server/domain/accounts/accountsOf';
import { accessOf } from '@server/domain/visibility/access';
import { activityOf } from './activity';
import { figuresOf } from './figures';

interface AccountOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books: its days are the portal's days. */
  readonly booksZone: string;
}

export function accountRoutes(api: Api, { db: { sql }, clock, booksZone }: AccountOptions): void {
  const today = () => dateInZone(clock.now(), booksZone);
  const accessesOf = (caller: Caller, username: string) => accessOf(sql, ownedBy(caller, username), today());
  const figures = figuresOf(sql);
  const activity = activityOf(sql);

  api
    .on(accounts.list, async ({ query: { username, viewname } }, caller) => {
      const isPlan = viewname === 'my-deposit-plan';
      ownedBy(caller, username);
      if (isPlan) expectCapability(caller, 'depositPlan');
      const accesses = await accessesOf(caller, username);
      const asOf = await asOfNow(sql, booksZone, today());
      return {
        asOf: asOf ?? null,
        accounts: await (isPlan
          ? depositAccountsOf(sql, accesses)
          : tradeAccountsOf(sql, accesses, { asOf: asOf?.date ?? today(), booksZone })),
      };
    })
    .on(accounts.overview, async ({ query: { username, account } }, caller) => {
      const chosen = chosenFrom(await accessesOf(caller, username), account);
      const asOf = await asOfNow(sql, booksZone, today());
      const numbers = chosen.map(({ accountNo }) => accountNo);
      const day = asOf?.date ?? today();
      const ledgers = caller.permissions.deposit_plan
        ? chosen.filter(({ level }) => levelOpens(level, 'savings')).map(({ accountNo }) => accountNo)
        : [];
      return {
        asOf: asOf ?? null,
        ...(await figures({
          accounts: numbers,
          username: ownedBy(caller, username),
          requestsOf: seenRequests(chosen),
          asOf: day,
          today: today(),
        })),
        activity: await activity(numbers, ledgers, day),
      };
    });
}
