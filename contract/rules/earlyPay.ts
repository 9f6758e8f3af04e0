import type { CalendarDateText } from '../format/date';
import type { PayableDocument } from '../payable/schema';
import { leftCents } from './payableLeft';

/** One step of an early-pay ladder; what it takes off an invoice is the ERP's own amount. */
interface Rung {
  /** The day itself still counts. */
  readonly throughDate: CalendarDateText;
  /** A word of the ERP's, such as ACCOUNT_CURRENT; null or empty for none. */
  readonly condition: string | null;
}

/** What a line is worth to a discount. */
export interface DiscountLine {
  readonly lineNo: number;
  /** The line of the blend that this is a part of. */
  readonly parentLineNo: number | null;
  /** The ERP's letter; P is a product. */
  readonly lineType: string;
  /** As the product says; null where the ERP has no product for the line. */
  readonly eligible: boolean | null;
  /** Goods less the line's own discount, before tax. */
  readonly cents: number;
}

/**
 * Whether a rung's condition holds: "only while nothing is past due" is the one that the portal knows; of any other
 * it cannot say, and such a rung never counts.
 */
export function conditionMet(condition: string | null, accountIsCurrent: boolean): boolean | null {
  if (condition === null || condition === '') return true;
  return condition === 'ACCOUNT_CURRENT' ? accountIsCurrent : null;
}

/**
 * The rung that a day of payment reaches: the nearest to end of those that are met, and not the best of them. A
 * condition that fails lets the rung behind it count.
 * @param rungs soonest first
 */
export const rungOn = <R extends Rung>(
  rungs: readonly R[],
  payDate: CalendarDateText,
  accountIsCurrent: boolean,
): R | undefined =>
  rungs.find(
    ({ throughDate, condition }) =>
      payDate <= throughDate && conditionMet(condition, accountIsCurrent) === true,
  );

/** A document as far as its discounts go. */
export type DiscountedDocument<R extends Rung> = Pick<
  PayableDocument,
  'openCents' | 'isFinanceCharge' | 'isCreditMemo' | 'inFlight'
> & {
  /** As the ERP sent them, soonest first. */
  readonly rungs: readonly R[];
};

/** The ladder of a document: interest earns none (domain.md §5 A2) and a credit none, whatever rows the ERP sent. */
export const ladderOf = <R extends Rung>({
  rungs,
  isFinanceCharge,
  isCreditMemo,
  openCents,
}: Omit<DiscountedDocument<R>, 'inFlight'>): readonly R[] =>
  isFinanceCharge || isCreditMemo || openCents < 0 ? [] : rungs;

/** A discount that is to be had. */
interface DiscountOffer<R extends Rung> {
  readonly rung: R;
  /** What it takes off what is left: less what requests on their way take of it already. */
  readonly cents: number;
}

/**
 * The discount for clearing what is left of a document on a day; undefined where there is none. This alone decides,
 * wherever a discount is told, planned or taken.
 */
export function discountOffered<R extends Rung & { readonly cents: number }>(
  document: DiscountedDocument<R>,
  payDate: CalendarDateText,
  accountIsCurrent: boolean,
): DiscountOffer<R> | undefined {
  const rung = rungOn(ladderOf(document), payDate, accountIsCurrent);
  if (!rung) return undefined;
  const taken = document.inFlight.reduce((sum, part) => sum + part.discountCents, 0);
  const cents = Math.min(rung.cents - taken, leftCents(document));
  return cents > 0 ? { rung, cents } : undefined;
}

/**
 * The lines that discounts are reckoned on: goods, never services, freight, fees or taxes. A blend is discounted as a
 * whole, so its parts go by their parent; goods that the ERP has no product for count.
 */
function discountableLines(lines: readonly DiscountLine[]): DiscountLine[] {
  const byNumber = new Map(lines.map((line) => [line.lineNo, line]));
  return lines.filter((line) => {
    const parent = line.parentLineNo === null ? undefined : byNumber.get(line.parentLineNo);
    return line.lineType === 'P' && (parent?.eligible ?? line.eligible ?? true);
  });
}

/** What is eligible of an invoice, in cents. */
export const discountableCents = (lines: readonly DiscountLine[]): number =>
  discountableLines(lines).reduce((sum, { cents }) => sum + cents, 0);

/** What a payment earns of an invoice's discount. */
interface EarlyPayment {
  /** What is left to pay of the invoice, before its discount. */
  readonly leftCents: number;
  /** What its rung takes off; earlier payments do not shrink it. */
  readonly discountCents: number;
  /** What is paid now, beside the discount. */
  readonly paidCents: number;
  /** Whether a part of an invoice earns its part of the discount. */
  readonly onPartial: boolean;
}

/** All of the discount where it clears the invoice; of a part, its part of the net, or none, as the company decided. */
export function earnedDiscount({ leftCents, discountCents, paidCents, onPartial }: EarlyPayment): number {
  const whole = Math.max(0, Math.min(discountCents, leftCents));
  const net = leftCents - whole;
  if (paidCents >= net) return whole;
  if (!onPartial || paidCents <= 0) return 0;
  // Half a cent up, exact at any size.
  return Number((2n * BigInt(whole) * BigInt(paidCents) + BigInt(net)) / (2n * BigInt(net)));
}
