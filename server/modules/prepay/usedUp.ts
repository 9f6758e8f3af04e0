import { addMonths } from '@contract/format/date';
import type { PrepayType } from '@contract/prepay/labels';

/** A contract that still has money on it, and what that may be spent on. */
export interface Drawable {
  readonly contractNo: string;
  readonly accountNo: string;
  readonly cropYear: number;
  readonly type: PrepayType;
  readonly groupCodes: readonly string[];
  readonly productCodes: readonly string[];
  /** 'YYYY-MM-DD', as all days here. */
  readonly expiresOn: string | null;
  readonly remainingCents: number;
}

/** What an account bought of one product on one day, in cents. */
export interface Bought {
  readonly accountNo: string;
  readonly cropYear: number;
  readonly productCode: string | null;
  readonly groupCode: string | null;
  readonly on: string;
  readonly cents: number;
}

/** Below so many days of purchases a season says nothing about the next one. */
const ENOUGH_DAYS = 3;

/** The order in which an invoice draws on prepay: what is for the fewest things first. */
const turns: readonly PrepayType[] = ['product', 'group', 'unpaidBooking', 'downPayment', 'generic'];

/**
 * On which day each contract would be used up if everything were bought as it was a year before. Contracts draw
 * on the same purchases in the order in which invoices do, so that no purchase counts twice. A contract that
 * last season says too little about, or would not use up, is left out.
 * @param lastSeason of the crop year before, from the day after the as-of day a year ago on
 */
export function usedUpDays(
  contracts: readonly Drawable[],
  lastSeason: readonly Bought[],
): Map<string, string> {
  const season = lastSeason
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .map((bought) => Object.assign({}, bought, { left: bought.cents }));
  const days = new Map<string, string>();
  for (const contract of contracts.toSorted(inTurn)) {
    const fitting = season.filter((bought) => isFor(contract, bought));
    if (new Set(fitting.map(({ on }) => on)).size < ENOUGH_DAYS) continue;
    let remaining = contract.remainingCents;
    for (const bought of fitting) {
      const drawn = Math.min(remaining, bought.left);
      bought.left -= drawn;
      remaining -= drawn;
      if (remaining > 0) continue;
      days.set(contract.contractNo, addMonths(bought.on, 12));
      break;
    }
  }
  return days;
}

const NEVER = '9999-12-31';

const inTurn = (a: Drawable, b: Drawable): number =>
  turns.indexOf(a.type) - turns.indexOf(b.type) ||
  (a.expiresOn ?? NEVER).localeCompare(b.expiresOn ?? NEVER) ||
  a.contractNo.localeCompare(b.contractNo);

function isFor(contract: Drawable, bought: Bought): boolean {
  if (bought.accountNo !== contract.accountNo || bought.cropYear !== contract.cropYear - 1) return false;
  const { type, productCodes, groupCodes } = contract;
  if (type === 'product' && productCodes.length > 0) return productCodes.includes(bought.productCode ?? '');
  if (groupCodes.length > 0) return groupCodes.includes(bought.groupCode ?? '');
  return type === 'generic' || type === 'downPayment';
}
