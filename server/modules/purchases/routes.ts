import { dateInZone } from '../../../contract/format/date';
import { Refusal } from '../../../contract/problem';
import { purchases } from '../../../contract/purchases';
import type { Clock } from '../../clock';
import type { Api } from '../../http/api';
import { type Caller, ownedBy } from '../../http/caller';
import { chosenFrom } from '../../http/chosen';
import { exportOf } from './export';
import type { Scope } from './lineQuery';
import type { PurchaseRepository } from './repository';

interface PurchaseOptions {
  readonly repository: PurchaseRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Who the vendor is in a customer's own books. */
  readonly companyName: string;
}

export function purchaseRoutes(
  api: Api,
  { repository, clock, booksZone, companyName }: PurchaseOptions,
): void {
  const files = exportOf(repository, companyName);

  /** The caller's accounts, or the one asked for, on the day that the data speak of. */
  async function scopeOf(
    caller: Caller,
    { username, account }: { readonly username: string; readonly account?: string },
  ): Promise<Scope> {
    const name = ownedBy(caller, username);
    const today = dateInZone(clock.now(), booksZone);
    const [visible, state] = await Promise.all([repository.accessOf(name, today), repository.feedState()]);
    return {
      accounts: chosenFrom(visible, account).map(({ accountNo }) => accountNo),
      asOf: state?.asOf ?? today,
    };
  }

  api
    .on(purchases.lines, async ({ query }, caller) =>
      repository.linesPage(await scopeOf(caller, query), query),
    )
    .on(purchases.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(purchases.choices, async ({ query }, caller) => repository.choices(await scopeOf(caller, query)))
    .on(purchases.invoice, async ({ params: { invoiceNo }, query }, caller) => {
      const found = await repository.invoice(await scopeOf(caller, query), invoiceNo);
      if (found) return found;
      throw new Refusal({
        code: 'not-found',
        message: 'You have no invoice of that number. Check the number.',
      });
    })
    .stream(purchases.export, async ({ query }, caller) => files(await scopeOf(caller, query), query));
}
