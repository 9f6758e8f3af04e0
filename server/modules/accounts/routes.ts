import { levelOpens } from '@contract/rules/accessOpens';
import * as accounts from '@contract/accounts/endpoints';
import { dateInZone } from '@contract/format/date';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { type Caller, ownedBy } from '@server/http/caller';
import { chosenFrom } from '@server/http/chosen';
import { seenRequests } from '@server/http/scope';
import { expectCapability } from '@server/http/requiredCapability';
import type { AccountRepository } from './repository';

interface AccountOptions {
  readonly repository: AccountRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books: its days are the portal's days. */
  readonly booksZone: string;
}

export function accountRoutes(api: Api, { repository, clock, booksZone }: AccountOptions): void {
  const today = () => dateInZone(clock.now(), booksZone);
  const accessesOf = (caller: Caller, username: string) =>
    repository.accessOf(ownedBy(caller, username), today());

  api
    .on(accounts.list, async ({ query: { username, viewname } }, caller) => {
      const isPlan = viewname === 'my-deposit-plan';
      ownedBy(caller, username);
      if (isPlan) expectCapability(caller, 'depositPlan');
      const accesses = await accessesOf(caller, username);
      const asOf = await repository.asOf(booksZone, today());
      return {
        asOf: asOf ?? null,
        accounts: await (isPlan
          ? repository.depositAccounts(accesses)
          : repository.tradeAccounts(accesses, { asOf: asOf?.date ?? today(), booksZone })),
      };
    })
    .on(accounts.overview, async ({ query: { username, account } }, caller) => {
      const chosen = chosenFrom(await accessesOf(caller, username), account);
      const asOf = await repository.asOf(booksZone, today());
      const numbers = chosen.map(({ accountNo }) => accountNo);
      const day = asOf?.date ?? today();
      const ledgers = caller.permissions.deposit_plan
        ? chosen.filter(({ level }) => levelOpens(level, 'savings')).map(({ accountNo }) => accountNo)
        : [];
      return {
        asOf: asOf ?? null,
        ...(await repository.figures({
          accounts: numbers,
          username: ownedBy(caller, username),
          requestsOf: seenRequests(chosen),
          asOf: day,
          today: today(),
        })),
        activity: await repository.activity(numbers, ledgers, day),
      };
    });
}
