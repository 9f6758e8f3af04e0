import type { CalendarDateText } from '@contract/format/date';
import type { Field } from '../account';
import type { Book, Payment } from '../book';
import { cropYearOf } from '../calendar';
import { type Product, product } from '../catalogue';
import { extend, splitExactly } from '../exact';
import { type GroupCode, groups as groupNames } from '../groups';
import { type Contract, type ContractLine, type ContractType, record } from './contract';

/** So much of a product at a price, in micro-units and micro-dollars. */
export interface Booked {
  readonly code: string;
  readonly quantity: number;
  readonly price: number;
  readonly field?: Field;
}

export interface Terms {
  readonly no: string;
  readonly type: ContractType;
  readonly date: CalendarDateText;
  readonly expiresOn: CalendarDateText;
  /** The season of `date` unless another is told. */
  readonly cropYear?: number;
  readonly groups?: readonly GroupCode[];
  /** Products, or the cents that are booked without naming any. */
  readonly of: readonly Booked[] | number;
  readonly locked?: boolean;
  readonly limited?: boolean;
  readonly refundable?: boolean;
  readonly signed?: boolean;
  readonly splitShare?: number;
  readonly comments?: string;
}

const fresh = { used: 0, usedQuantity: 0, remaining: 0 };

function lineOf({ code, quantity, price, field }: Booked, at: number, limited: boolean): ContractLine {
  const item: Product = product(code);
  const booked = extend(quantity, price);
  const { name, group } = item;
  return { ...fresh, no: at + 1, item, description: name, group, quantity, price, booked, limited, field };
}

function moneyLine(cents: number, groups: readonly GroupCode[]): ContractLine {
  const names = groups.map((group) => groupNames[group].name);
  return {
    ...fresh,
    no: 1,
    description: names.length > 0 ? names.join(', ') : 'Any product',
    group: groups.length === 1 ? groups[0] : undefined,
    booked: cents,
    limited: false,
  };
}

/** Enters a contract of which nothing is paid yet. */
export function enterContract(book: Book, terms: Terms): Contract {
  const { no, type, date, expiresOn, groups = [], of, limited = false } = terms;
  const contract: Contract = {
    no,
    type,
    groups,
    cropYear: terms.cropYear ?? cropYearOf(date),
    bookedOn: date,
    expiresOn,
    branch: book.account.homeBranch,
    locked: terms.locked ?? false,
    refundable: terms.refundable ?? false,
    signedOn: terms.signed ? date : undefined,
    splitShare: terms.splitShare,
    comments: terms.comments ?? '',
    lines:
      typeof of === 'number' ? [moneyLine(of, groups)] : of.map((booked, at) => lineOf(booked, at, limited)),
    events: [],
  };
  book.contracts.push(contract);
  return contract;
}

interface Receipt {
  readonly date: CalendarDateText;
  readonly received?: CalendarDateText;
  readonly cents: number;
  readonly method: Payment['method'];
}

/** Takes in money paid ahead, spread over the lines as they were booked. It stays outside the trade ledger. */
export function receivePrepay(book: Book, contract: Contract, receipt: Receipt): void {
  const { date, received = date, cents, method } = receipt;
  const no = book.numbers.payment(date);
  const parts = splitExactly(
    cents,
    contract.lines.map(({ booked }) => booked),
  );
  for (const [at, line] of contract.lines.entries()) {
    record(contract, line, { kind: 'received', date: received, cents: parts[at]!, documentNo: no });
  }
  book.payments.push({
    no,
    receivedDate: received,
    postingDate: date,
    method,
    reference: contract.no,
    type: 'P',
    amount: cents,
    unapplied: 0,
    status: 'P',
    returnCode: '',
    applications: [],
  });
}

/** Enters a contract that is paid in full on its day. */
export function prepay(
  book: Book,
  terms: Terms,
  receipt: Omit<Receipt, 'date' | 'cents'> & Partial<Pick<Receipt, 'date'>>,
): Contract {
  const contract = enterContract(book, terms);
  const cents = contract.lines.reduce((sum, { booked }) => sum + booked, 0);
  receivePrepay(book, contract, { date: terms.date, ...receipt, cents });
  return contract;
}

/** A contract that was entered before. */
export function contractOf(book: Book, no: string): Contract {
  const found = book.contracts.find((contract) => contract.no === no);
  if (!found) throw new RangeError(`No such contract on ${book.account.accountNo}: ${no}`);
  return found;
}
