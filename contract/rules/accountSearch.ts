import { readMoney } from '../format/money';

/** What somebody may mean who looks for an account: docs/rules.md#account-search. */
export interface AccountSearch {
  /** In small letters; each is found in number, name, town, email, phone or the person who signs in. */
  readonly words: readonly string[];
  /** As document numbers are written: in capitals, and numbers alone with zeros before them too. */
  readonly documents: readonly string[];
  /** Without zeros before it; null where it is no number of a check. */
  readonly checkNo: string | null;
  /** Null where no sum of money was typed. */
  readonly cents: number | null;
  /** Of a phone; null where there are less than seven of them. */
  readonly phone: string | null;
  /** Of a bank account, four of them; null else. */
  readonly last: string | null;
}

/** A word of fewer letters is in too many names. */
const shortestWord = 2;
const longestDocument = 10;

/** @param today 'YYYY-MM-DD', which tells the years that requests have in their numbers */
export function accountSearchOf(typed: string, today: string): AccountSearch {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const digits = text.replaceAll(/\D/g, '');
  const isNumber = /^#?\d+$/.test(text);
  const isPhone = /^[+\d().\s-]+$/.test(text) && digits.length >= 7 && digits.length <= 15;
  const last = /^(?:••|\*+|x+)?(\d{4})$/i.exec(text)?.[1] ?? null;
  return {
    words: isPhone
      ? []
      : text
          .toLowerCase()
          .split(' ')
          .filter((word) => word.length >= shortestWord),
    documents: text.includes(' ') ? [] : documentsOf(text.replace('#', '').toUpperCase(), isNumber, today),
    checkNo: isNumber && digits.length <= 10 ? digits.replace(/^0+(?=\d)/, '') : null,
    cents: centsOf(text),
    phone: isPhone ? digits.slice(-10) : null,
    last,
  };
}

/** A number alone may be one with zeros before it, or the last part of a request's. */
function documentsOf(text: string, isNumber: boolean, today: string): string[] {
  if (text === '') return [];
  if (!isNumber) return [text];
  const number = text.replace(/^0+(?=\d)/, '');
  const padded = Array.from(
    { length: Math.max(0, longestDocument - number.length + 1) },
    (_, zeros) => '0'.repeat(zeros) + number,
  );
  const year = Number(today.slice(0, 4));
  const ofYear = [year, year - 1].flatMap((one) =>
    ['PR', 'CT'].map((kind) => `${kind}-${one}-${number.padStart(6, '0')}`),
  );
  return [...new Set([text, ...padded, ...(number.length <= 6 ? ofYear : [])])];
}

/** A sum has a dollar sign, a comma or two digits behind its point: a plain number is a document's. */
function centsOf(text: string): number | null {
  if (!/^[$\s\d,.]+$/.test(text) || !/[$,]|\.\d\d$/.test(text)) return null;
  const cents = readMoney(text);
  return cents === undefined || cents <= 0 ? null : cents;
}
