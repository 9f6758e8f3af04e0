import type { CalendarDateText } from '../format/date';

/** One step of an early-pay ladder: what is earned by paying through a day. */
export interface Rung {
  /** The day itself still counts. */
  readonly throughDate: CalendarDateText;
  /** Of the goods that are eligible: "3.25", or one such text per product group. */
  readonly percent: string | null | Readonly<Record<string, string>>;
  /** The ERP's own amount, which wins over the percent; null where it gives none. */
  readonly cents: number | null;
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
  readonly groupCode: string | null;
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
export const rungOn = <R extends Pick<Rung, 'throughDate' | 'condition'>>(
  rungs: readonly R[],
  payDate: CalendarDateText,
  accountIsCurrent: boolean,
): R | undefined =>
  rungs.find(
    ({ throughDate, condition }) =>
      payDate <= throughDate && conditionMet(condition, accountIsCurrent) === true,
  );

/**
 * The lines that discounts are reckoned on: goods, never services, freight, fees or taxes. A blend is discounted as a
 * whole, so its parts go by their parent; goods that the ERP has no product for count.
 */
export function discountableLines(lines: readonly DiscountLine[]): DiscountLine[] {
  const byNumber = new Map(lines.map((line) => [line.lineNo, line]));
  return lines.filter((line) => {
    const parent = line.parentLineNo === null ? undefined : byNumber.get(line.parentLineNo);
    return line.lineType === 'P' && (parent?.eligible ?? line.eligible ?? true);
  });
}

/** What is eligible of an invoice, in cents. */
export const discountableCents = (lines: readonly DiscountLine[]): number =>
  discountableLines(lines).reduce((sum, { cents }) => sum + cents, 0);

/** What a rung takes off the whole invoice: the ERP's amount, else its percent, rounded once, half a cent up. */
export function rungCents({ cents, percent }: Rung, lines: readonly DiscountLine[]): number {
  if (cents !== null) return cents;
  const percentOf = (groupCode: string | null) =>
    typeof percent === 'string' || percent === null ? percent : percent[groupCode ?? ''];
  const shares = discountableLines(lines).map(
    (line) => BigInt(line.cents) * tenThousandths(percentOf(line.groupCode) ?? '0'),
  );
  return divided(
    shares.reduce((sum, share) => sum + share, 0n),
    100n * TEN_THOUSAND,
  );
}

/** What a payment earns of an invoice's discount. */
export interface EarlyPayment {
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
  return divided(BigInt(whole) * BigInt(paidCents), BigInt(net));
}

const TEN_THOUSAND = 10_000n;

function tenThousandths(percent: string): bigint {
  const [whole = '', part = ''] = percent.split('.');
  return BigInt(`${whole || '0'}${part.padEnd(4, '0').slice(0, 4)}`);
}

/** Half a unit away from nought, exact at any size. */
function divided(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return Number(dividend < 0n ? -rounded : rounded);
}
