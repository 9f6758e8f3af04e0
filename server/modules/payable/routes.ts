import { dateInZone } from '../../../contract/format/date';
import { payable } from '../../../contract/payable';
import { Refusal } from '../../../contract/problem';
import { whyMayNotPay } from '../../../contract/rules/mayPay';
import type { Clock } from '../../clock';
import type { Api } from '../../http/api';
import { ownedBy } from '../../http/caller';
import { chosenFrom, noSuchAccount } from '../../http/chosen';
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
    if (why) throw new Refusal({ code: 'forbidden', message: why });
    const found = await repository.payable(access.accountNo, { now, booksZone });
    if (found) return found;
    throw noSuchAccount();
  });
}
