import type { AccountPlan } from './account';
import { priceOn } from './catalogue';
import { branches, dueDateOf } from './company';
import { cropYearOf } from './calendar';
import type { Draft, DraftLine } from './draft';
import { extend, portion, splitExactly } from './exact';
import { type Invoice, type Line, lineTax } from './invoice';
import type { Numbers } from './numbers';
import { salesTax, taxesOn } from './taxes';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const stateOf = (branch: string): string => branches.find(({ code }) => code === branch)!.state;

function priced(draft: Draft, taken: DraftLine, lineNo: number, exempt: boolean): Line {
  const { item, quantity, field } = taken;
  const price = taken.price === null ? undefined : (taken.price ?? (item && priceOn(item, draft.date)));
  const extended = price === undefined || quantity === undefined ? 0 : extend(quantity, price);
  const discount = portion(extended, taken.discountMicro ?? 0);
  const taxed = item && quantity !== undefined && extended !== 0;
  const delivered = taken.lineType !== 'X' && item?.group !== 'FINC';
  return {
    lineNo,
    parentLineNo: taken.parent,
    lineType: taken.lineType ?? (item?.service ? 'S' : 'P'),
    item,
    description: taken.description ?? item?.name ?? '',
    quantity,
    price,
    extended,
    discount,
    taxes: taxed ? taxesOn(item, { quantity, base: extended - discount }, stateOf(draft.branch), exempt) : [],
    ticketNo: delivered ? draft.ticketNo : undefined,
    deliveredOn: delivered ? (draft.shipDate ?? draft.date) : undefined,
    field,
    crop: field && field.rotation[cropYearOf(draft.date) % field.rotation.length],
    lotNo: taken.lotNo,
    paidBy: draft.counter === undefined ? 'O' : draft.counter === 'V' ? 'K' : 'C',
  };
}

interface Share {
  readonly group: string;
  readonly share?: number;
}

function invoiceOf(draft: Draft, lines: Line[], account: AccountPlan, no: string, split: Share): Invoice {
  const subtotal = sum(lines.map((line) => line.extended));
  const discountTotal = sum(lines.map((line) => line.discount));
  const headerTaxes = draft.headerTaxRate ? [salesTax(stateOf(draft.branch), draft.headerTaxRate)] : [];
  const taxTotal = sum(lines.map(lineTax)) + sum(headerTaxes.map((tax) => tax.amount));
  const freight = draft.freight ?? 0;
  const terms = draft.terms ?? account.terms;
  return {
    no,
    accountNo: account.accountNo,
    docType: draft.docType ?? 'I',
    date: draft.date,
    shipDate: draft.shipDate ?? draft.date,
    dueDate: draft.dueDate ?? dueDateOf(draft.date, terms),
    terms,
    deferred: terms === 'HRV',
    branch: draft.branch,
    shipTo: lines.find((line) => line.field)?.field?.farm ?? '',
    orderNo: draft.ticketNo ? `SO-${draft.ticketNo.slice(1)}` : '',
    poNo: draft.poNo ?? '',
    cropYear: cropYearOf(draft.date),
    splitGroup: split.group,
    splitShare: split.share,
    lines,
    headerTaxes,
    subtotal,
    discountTotal,
    taxTotal,
    freight,
    total: subtotal - discountTotal + taxTotal + freight,
    comments: draft.comments ?? '',
    voided: draft.voided ?? false,
    memoKind: draft.memoKind,
    rungs: [],
    prepayApplied: 0,
    paid: 0,
    credited: 0,
    discountTaken: 0,
    writtenOff: 0,
    disputed: draft.disputed ?? false,
    onAccount: draft.onAccount ?? false,
    left: draft.left ?? false,
    counter: draft.counter,
  };
}

/** Prices a ticket for one account. */
export function raise(draft: Draft, account: AccountPlan, numbers: Numbers): Invoice {
  const lines = draft.lines.map((taken, index) => priced(draft, taken, index + 1, account.taxExempt));
  const no = draft.docType === 'F' ? numbers.financeCharge() : numbers.invoice(draft.date);
  return invoiceOf(draft, lines, account, no, { group: '' });
}

export interface Party {
  readonly account: AccountPlan;
  /** Ten-thousandths of a per cent; the parties' shares are 1 000 000 together. */
  readonly share: number;
}

/**
 * Prices a ticket once and bills it to several accounts: quantity, amount and discount of every line are
 * divided so that the parts are the whole again. Only untaxed goods are split.
 */
export function raiseSplit(draft: Draft, parties: readonly Party[], numbers: Numbers): Invoice[] {
  const shares = parties.map(({ share }) => share);
  const group = numbers.splitGroup();
  const parts = draft.lines.map((taken, index) => {
    const line = priced(draft, taken, index + 1, true);
    const quantities = splitExactly(line.quantity ?? 0, shares);
    const extendeds = splitExactly(line.extended, shares);
    const discounts = splitExactly(line.discount, shares);
    return parties.map(
      (_, party): Line => ({
        ...line,
        quantity: line.quantity === undefined ? undefined : quantities[party],
        extended: extendeds[party]!,
        discount: discounts[party]!,
      }),
    );
  });
  return parties.map(({ account, share }, party) =>
    invoiceOf(
      draft,
      parts.map((line) => line[party]!),
      account,
      numbers.invoice(draft.date),
      { group, share },
    ),
  );
}
