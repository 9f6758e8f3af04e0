import { dateInZone } from '@contract/format/date';
import type { PayableAccount } from '@contract/payable/schema';
import { type PayWindow, payWindow } from '@contract/rules/payDates';
import type { PaySource } from './paySources';

/** Today on the wall of the company's books. */
export const todayOf = ({ asOf, now, booksZone }: PayableAccount): string =>
  asOf?.today ?? dateInZone(new Date(now), booksZone);

/** The days on which an account can be paid out of a source. */
export const windowsOf =
  (account: PayableAccount) =>
  (source: PaySource | undefined): PayWindow =>
    payWindow(account, todayOf(account), source?.internal !== true);
