import { extend } from '../exact';
import { type Invoice, type Line, netOf } from '../invoice';
import { type Contract, type ContractLine, record } from './contract';

interface Source {
  readonly contract: Contract;
  readonly from: ContractLine;
}

/** What was booked for a field goes first, then the product, down payments, its group, and money for anything. */
function rank({ contract: { type }, from }: Source): number {
  if (type === 'S') return from.field ? 0 : 1;
  return { D: 2, G: 3, N: 4, U: 5 }[type];
}

/** Whether a contract line is meant for a line of an invoice, whatever is left of it. */
function meantFor({ contract, from }: Source, line: Line): boolean {
  if (!line.item) return false;
  if (contract.type === 'G') return contract.groups.includes(line.item.group);
  if (contract.type === 'N') return line.item.group !== 'FINC';
  return (
    from.item === line.item &&
    line.parentLineNo === undefined &&
    (!from.field || from.field.id === line.field?.id) &&
    (from.quantity ?? 0) - from.usedQuantity >= (line.quantity ?? 0)
  );
}

/** The line at the agreed price. A part of a split ticket and a taxed or discounted line keep their own. */
function atAgreedPrice(invoice: Invoice, line: Line, { contract, from }: Source): Line {
  const { quantity } = line;
  const own = !contract.locked || from.price === undefined || quantity === undefined;
  if (own || invoice.splitShare !== undefined || line.discount !== 0 || line.taxes.length > 0) return line;
  return { ...line, price: from.price, extended: extend(quantity, from.price) };
}

/** Marks the lines that open contracts pay for, whole lines only, and answers what each contract gave. */
export function drawPrepay(
  contracts: readonly Contract[],
  invoice: Invoice,
): { contract: Contract; cents: number }[] {
  const sources = contracts
    .filter(({ bookedOn, expiresOn }) => bookedOn <= invoice.date && invoice.date <= expiresOn)
    .flatMap((contract) => contract.lines.map((from): Source => ({ contract, from })))
    .filter(({ from }) => from.remaining > 0)
    .sort((a, b) => rank(a) - rank(b));
  if (sources.length === 0) return [];
  const drawn = new Map<Contract, number>();
  for (const [at, line] of invoice.lines.entries()) {
    if (line.paidBy !== 'O' || netOf(line) <= 0) continue;
    const source = sources.find(
      (one) => meantFor(one, line) && netOf(atAgreedPrice(invoice, line, one)) <= one.from.remaining,
    );
    if (!source) continue;
    const { contract, from } = source;
    const priced = atAgreedPrice(invoice, line, source);
    const net = netOf(priced);
    invoice.subtotal += priced.extended - line.extended;
    invoice.total += priced.extended - line.extended;
    invoice.prepayApplied += net;
    invoice.lines[at] = { ...priced, paidBy: 'P', prepay: { contractNo: contract.no, lineNo: from.no } };
    record(contract, from, {
      kind: 'used',
      date: invoice.date,
      cents: -net,
      quantity: from.quantity === undefined ? undefined : -(line.quantity ?? 0),
      documentNo: invoice.no,
      ticketNo: line.ticketNo,
    });
    drawn.set(contract, (drawn.get(contract) ?? 0) + net);
  }
  return [...drawn].map(([contract, cents]) => ({ contract, cents }));
}
