import type { CalendarDateText } from '../format/date';
import type { PayableDocument } from '../payable/schema';
import { leftCents } from './payableLeft';
import { roundHalfAwayFromZero } from './rounding';

/** One step of a discount ladder: docs/rules.md#discount-ladder. The amount is the ERP's. */
interface Rung {
  /** The last day that counts. */
  readonly throughDate: CalendarDateText;
  /** The ERP's word, such as ACCOUNT_CURRENT; null or empty if there is no condition. */
  readonly condition: string | null;
}

/** What a discount has to know of a line: docs/rules.md#discount-lines. */
export interface DiscountLine {
  readonly lineNo: number;
  /** The parent line, if this is a part of a blend. */
  readonly parentLineNo: number | null;
  /** The ERP's letter; P is a product. */
  readonly lineType: string;
  /** As the product says; null if the ERP has no product for the line. */
  readonly eligible: boolean | null;
  /** Goods less the line's own discount, before tax. */
  readonly cents: number;
}

/**
 * Whether a rung's condition holds. The portal knows only ACCOUNT_CURRENT, "nothing is past due". For any other it
 * answers null, and such a rung never counts.
 */
export function conditionMet(condition: string | null, accountIsCurrent: boolean): boolean | null {
  if (condition === null || condition === '') return true;
  return condition === 'ACCOUNT_CURRENT' ? accountIsCurrent : null;
}

/**
 * The rung for a day of payment: of those that are met the one that ends soonest, not the largest. If a condition fails,
 * the next rung counts: docs/rules.md#discount-ladder.
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

/** What discounts have to know of a document. */
export type DiscountedDocument<R extends Rung> = Pick<
  PayableDocument,
  'openCents' | 'isFinanceCharge' | 'isCreditMemo' | 'inFlight'
> & {
  /** As the ERP sent them, soonest first. */
  readonly rungs: readonly R[];
};

/** The rungs that count. Finance charges and credits have none, whatever the ERP sent: docs/rules.md#discount-lines. */
export const ladderOf = <R extends Rung>({
  rungs,
  isFinanceCharge,
  isCreditMemo,
  openCents,
}: Omit<DiscountedDocument<R>, 'inFlight'>): readonly R[] =>
  isFinanceCharge || isCreditMemo || openCents < 0 ? [] : rungs;

/** A discount that a payment can earn. */
interface DiscountOffer<R extends Rung> {
  readonly rung: R;
  /** In cents, less what requests on their way take of it. */
  readonly cents: number;
}

/**
 * The discount for clearing what is left of a document on a day; undefined if there is none. Every screen, plan and
 * check asks here.
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
 * The lines that earn a discount: goods, never services, freight, fees or taxes. The parts of a blend go by their parent
 * line. Goods without a known product count: docs/rules.md#discount-lines.
 */
function discountableLines(lines: readonly DiscountLine[]): DiscountLine[] {
  const byNumber = new Map(lines.map((line) => [line.lineNo, line]));
  return lines.filter((line) => {
    const parent = line.parentLineNo === null ? undefined : byNumber.get(line.parentLineNo);
    return line.lineType === 'P' && (parent?.eligible ?? line.eligible ?? true);
  });
}

/** The part of an invoice that earns a discount, in cents. */
export const discountableCents = (lines: readonly DiscountLine[]): number =>
  discountableLines(lines).reduce((sum, { cents }) => sum + cents, 0);

/** What a payment earns of an invoice's discount. */
interface EarlyPayment {
  /** What is left to pay of the invoice, before its discount. */
  readonly leftCents: number;
  /** The rung's amount; earlier payments do not make it smaller. */
  readonly discountCents: number;
  /** What is paid now, beside the discount. */
  readonly paidCents: number;
  /** Whether a partial payment earns a part of the discount. */
  readonly onPartial: boolean;
}

/** All of the discount if the invoice is cleared; else a part of it or none, by setting: docs/rules.md#discount-on-part. */
export function earnedDiscount({ leftCents, discountCents, paidCents, onPartial }: EarlyPayment): number {
  const whole = Math.max(0, Math.min(discountCents, leftCents));
  const net = leftCents - whole;
  if (paidCents >= net) return whole;
  if (!onPartial || paidCents <= 0) return 0;
  return Number(roundHalfAwayFromZero(BigInt(whole) * BigInt(paidCents), BigInt(net)));
}
