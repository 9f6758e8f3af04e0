import type { CalendarDateText } from '@contract/format/date';
import type { Field } from '../account';
import type { Product } from '../catalogue';
import type { GroupCode } from '../groups';

/** Product-specific, product groups, any product, down payment, unpaid booking. */
export type ContractType = 'S' | 'G' | 'N' | 'D' | 'U';

export type PrepayEventKind =
  | 'received'
  | 'used'
  | 'returned'
  | 'transferredIn'
  | 'transferredOut'
  | 'convertedToCredit'
  | 'adjusted'
  | 'expired'
  | 'refunded';

/** Something that happened to a line of a contract; `cents` and `quantity` are signed as they add to what remains. */
interface PrepayEvent {
  readonly kind: PrepayEventKind;
  readonly date: CalendarDateText;
  readonly cents: number;
  /** In micro-units, where the line counts units. */
  readonly quantity?: number;
  readonly documentNo?: string;
  readonly ticketNo?: string;
  readonly otherAccountNo?: string;
}

/** One booked product, or the only line of a contract that names no product. */
export interface ContractLine {
  readonly no: number;
  readonly item?: Product;
  readonly description: string;
  readonly group?: GroupCode;
  /** In micro-units; undefined where money alone was paid ahead. */
  readonly quantity?: number;
  /** In micro-dollars. */
  readonly price?: number;
  readonly booked: number;
  readonly limited: boolean;
  readonly field?: Field;
  used: number;
  usedQuantity: number;
  remaining: number;
}

/** Money paid ahead, in cents, under its own number. */
export interface Contract {
  readonly no: string;
  readonly type: ContractType;
  readonly groups: readonly GroupCode[];
  readonly cropYear: number;
  readonly bookedOn: CalendarDateText;
  /** The last day on which goods draw on it. */
  readonly expiresOn: CalendarDateText;
  readonly branch: string;
  /** Goods cost what was agreed; otherwise what is posted on their day. */
  readonly locked: boolean;
  readonly refundable: boolean;
  readonly signedOn?: CalendarDateText;
  /** Ten-thousandths of a per cent. */
  readonly splitShare?: number;
  readonly comments: string;
  readonly lines: readonly ContractLine[];
  readonly events: (PrepayEvent & { readonly lineNo: number })[];
  /** How what was left over came to its end. */
  ended?: 'transferred' | 'converted' | 'expired' | 'refunded';
}

/** Enters an event; the sums of its line follow. */
export function record(contract: Contract, line: ContractLine, event: PrepayEvent): void {
  contract.events.push({ ...event, lineNo: line.no });
  line.remaining += event.cents;
  if (event.kind !== 'used' && event.kind !== 'returned') return;
  line.used -= event.cents;
  line.usedQuantity -= event.quantity ?? 0;
}

const sum = (contract: Contract, of: (line: ContractLine) => number): number =>
  contract.lines.reduce((total, line) => total + of(line), 0);

export const bookedIn = (contract: Contract): number => sum(contract, ({ booked }) => booked);
export const usedOf = (contract: Contract): number => sum(contract, ({ used }) => used);
export const remainingOf = (contract: Contract): number => sum(contract, ({ remaining }) => remaining);

export const paidInto = (contract: Contract): number =>
  contract.events.reduce((total, { kind, cents }) => (kind === 'received' ? total + cents : total), 0);

/** What the ERP calls its state on a day. Less than a dollar left over is dust: nothing can be bought for it. */
export function statusOf(contract: Contract, asOf: CalendarDateText): string {
  if (contract.ended) return contract.ended;
  const [paid, used, remaining] = [paidInto(contract), usedOf(contract), remainingOf(contract)];
  if (used > 0 && remaining < 100) return 'filled';
  if (contract.expiresOn < asOf) return 'expired';
  if (used > 0) return 'partUsed';
  if (paid === 0 && remaining === 0) return 'open';
  return paid > 0 && paid < bookedIn(contract) ? 'partPaid' : 'paid';
}
