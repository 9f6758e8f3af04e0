import type { CalendarDateText } from '../contract/format/date';
import type { AccountPlan } from './account';
import type { Book, Payment } from './book';
import { cropYearOf, dateOf, openDay, yearOf } from './calendar';
import type { GroupCode } from './groups';
import type { Random } from './random';
import type { Occasion } from './story';

interface Receipt {
  readonly no: string;
  readonly date: CalendarDateText;
  readonly received?: CalendarDateText;
  readonly cropYear: number;
  readonly groups: readonly GroupCode[];
  readonly cents: number;
  readonly method: Payment['method'];
}

/** Takes in money paid ahead. It stays outside the trade ledger until goods draw on it. */
export function receivePrepay(book: Book, receipt: Receipt): void {
  const { no, date, received = date, cropYear, groups, cents, method } = receipt;
  // What an older season left over rolls into the new contract.
  let rolled = 0;
  for (const old of book.contracts) {
    if (old.cropYear >= cropYear || old.groups.join() !== groups.join()) continue;
    rolled += old.remaining;
    old.remaining = 0;
  }
  book.contracts.push({ no, cropYear, groups, remaining: cents + rolled });
  book.payments.push({
    no: book.numbers.payment(date),
    receivedDate: received,
    postingDate: date,
    method,
    reference: no,
    type: 'P',
    amount: cents,
    unapplied: 0,
    status: 'P',
    returnCode: '',
    applications: [],
  });
}

/** Year-end prepay for the coming season. Some of it is dated before New Year's Eve and posted after. */
export function prepaySeasons(
  account: AccountPlan,
  random: Random,
  span: { readonly from: CalendarDateText; readonly to: CalendarDateText },
): Occasion[] {
  if (account.prepayCents === 0) return [];
  const groups = account.prepayGroups;
  const occasions: Occasion[] = [];
  for (let year = yearOf(span.from); year <= yearOf(span.to); year++) {
    const late = random.chance(30);
    const received = late ? dateOf(year, 12, 31) : openDay(dateOf(year, 12, random.int(5, 29)));
    const date = late ? openDay(dateOf(year + 1, 1, 2)) : received;
    if (received < span.from || date > span.to) continue;
    const cents = Math.round((account.prepayCents * random.int(80, 120)) / 5_000_000) * 50_000;
    const cropYear = cropYearOf(received);
    const no = `PP-${cropYear}-${account.accountNo}`;
    const method = random.pick(['K', 'A'] as const);
    const happen = (book: Book) =>
      receivePrepay(book, { no, date, received, cropYear, groups, cents, method });
    occasions.push({ date, happen });
  }
  return occasions;
}
