import type { AccountPlan } from './account';
import { cropYearOf } from './calendar';
import { priceOn, type Product } from './catalogue';
import { branches, dueDateOf } from './company';
import type { Draft, DraftLine } from './draft';
import { extend, portion, splitExactly } from './exact';
import { type Invoice, type Line, lineTax, type TaxOnLine } from './invoice';
import type { Numbers } from './numbers';

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
  return invoiceOf(draft, lines, account, draft.no ?? numbers.invoice(draft.date), { group: '' });
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
  const nos = parties.map(() => numbers.invoice(draft.date));
  // A run-through number would move with every ticket that somebody else shares.
  const group = `SG-${nos[0]}`;
  const parts = draft.lines.map((taken, index) => {
    const line = priced(draft, taken, index + 1, true);
    const quantities = splitExactly(line.quantity ?? 0, shares);
    const extendeds = splitExactly(line.extended, shares);
    const discounts = splitExactly(line.discount, shares);
    return parties.map((_, party): Line => ({
      ...line,
      quantity: line.quantity === undefined ? undefined : quantities[party],
      extended: extendeds[party]!,
      discount: discounts[party]!,
    }));
  });
  return parties.map(({ account, share }, party) =>
    invoiceOf(
      draft,
      parts.map((line) => line[party]!),
      account,
      nos[party]!,
      { group, share },
    ),
  );
}

/** Per state: sales tax in millionths, excise on clear diesel and gasoline in micro-dollars a gallon. */
const states: Readonly<Record<string, { sales: number; clear: number; gasoline: number }>> = {
  WA: { sales: 79_000, clear: 494_000, gasoline: 494_000 },
  ID: { sales: 60_000, clear: 320_000, gasoline: 320_000 },
  OR: { sales: 0, clear: 400_000, gasoline: 400_000 },
};
const federal = { clear: 244_000, gasoline: 184_000, dyed: 1_000 } as const;

/** The taxes on a line: sales tax unless the buyer is exempt, excise by the gallon always. */
function taxesOn(
  item: Product,
  sold: { readonly quantity: number; readonly base: number },
  state: string,
  exempt: boolean,
): TaxOnLine[] {
  const rates = states[state]!;
  const perGallon = (
    code: string,
    description: string,
    jurisdiction: string,
    rateMicro: number,
  ): TaxOnLine => ({
    code,
    description,
    jurisdiction,
    rateMicro,
    amount: extend(sold.quantity, rateMicro),
  });
  switch (item.tax) {
    case 'sales':
      return exempt || rates.sales === 0 ? [] : [salesTax(state, sold.base)];
    case 'dyed':
      return [perGallon('LUST', 'Federal storage tank fee', 'US', federal.dyed)];
    case 'clear':
    case 'gasoline':
      return [
        perGallon('FEDX', 'Federal fuel excise', 'US', federal[item.tax]),
        perGallon(`${state}FUEL`, `${state} fuel tax`, state, rates[item.tax]),
      ];
    default:
      return [];
  }
}

function salesTax(state: string, base: number): TaxOnLine {
  const rateMicro = states[state]!.sales;
  return {
    code: `${state}SALES`,
    description: `${state} sales tax`,
    jurisdiction: state,
    base,
    rateMicro,
    amount: portion(base, rateMicro),
  };
}
