import { dateInZone } from '@contract/format/date';
import * as payable from '@contract/payable/endpoints';
import { ApiError } from '@contract/problem';
import { whyMayNotPay } from '@contract/rules/mayPay';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { ownedBy } from '@server/http/caller';
import { chosenFrom, noSuchAccount } from '@server/http/chosen';
import type { PayableRepository } from './repository';

interface PayableOptions {
  readonly repository: PayableRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function payableRoutes(api: Api, { repository, clock, booksZone }: PayableOptions): void {
  api.on(payable.account, async ({ query: { username, account } }, caller) => {
    const now = clock.now();
    const visible = await repository.accessOf(ownedBy(caller, username), dateInZone(now, booksZone));
    const [access] = chosenFrom(visible, account);
    if (!access) throw noSuchAccount();
    const why = whyMayNotPay(access.level);
    if (why) throw new ApiError({ code: 'forbidden', message: why });
    const found = await repository.payable(access.accountNo, { now, booksZone });
    if (found) return found;
    throw noSuchAccount();
  });
}
