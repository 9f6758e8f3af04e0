import { plusDays } from './calendar';
import { portion } from './exact';
import type { GroupCode } from './groups';
import { type Invoice, netOf, openOf, type Rung } from './invoice';

/** Paid ahead for some product groups of a crop year, in cents. */
export interface Contract {
  readonly no: string;
  readonly cropYear: number;
  readonly groups: readonly GroupCode[];
  remaining: number;
}

/** Marks the lines that open contracts pay for, whole lines only, and answers what each contract gave. */
export function drawPrepay(
  contracts: readonly Contract[],
  invoice: Invoice,
): { contract: Contract; cents: number }[] {
  const drawn = new Map<Contract, number>();
  for (const line of invoice.lines) {
    const net = netOf(line);
    const contract = contracts.find(
      ({ cropYear, groups, remaining }) =>
        net > 0 &&
        cropYear === invoice.cropYear &&
        remaining >= net &&
        line.item !== undefined &&
        groups.includes(line.item.group),
    );
    if (!contract || line.paidBy !== 'O') continue;
    line.paidBy = 'P';
    line.contractNo = contract.no;
    contract.remaining -= net;
    invoice.prepayApplied += net;
    drawn.set(contract, (drawn.get(contract) ?? 0) + net);
  }
  return [...drawn].map(([contract, cents]) => ({ contract, cents }));
}

const ladder = [
  { days: 10, rateMicro: 50_000, condition: 'ACCOUNT_CURRENT' },
  { days: 20, rateMicro: 30_000, condition: '' },
  { days: 30, rateMicro: 10_000, condition: '' },
];

/** The early-payment discounts of ladder terms, from the eligible goods that are not prepaid. */
export function ladderOf(invoice: Invoice): Rung[] {
  if (invoice.terms !== 'L531' || openOf(invoice) <= 0 || invoice.counter) return [];
  const base = invoice.lines
    .filter((line) => line.lineType === 'P' && line.item?.eligible && line.paidBy === 'O')
    .reduce((sum, line) => sum + line.extended - line.discount, 0);
  return (
    ladder
      .map(({ days, rateMicro, condition }) => ({
        through: plusDays(invoice.date, days),
        rateMicro,
        amount: portion(base, rateMicro),
        condition,
      }))
      // Nothing is early any more once the invoice is due.
      .filter(({ amount, through }) => amount > 0 && through <= invoice.dueDate)
  );
}
