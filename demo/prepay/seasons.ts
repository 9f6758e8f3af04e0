import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan } from '../account';
import type { Book } from '../book';
import { cropYearOf, dateOf, openDay, yearOf } from '../calendar';
import type { Draft } from '../draft';
import type { Random } from '../random';
import type { Occasion } from '../story';
import { enterContract, prepay, receivePrepay, type Terms } from './booking';
import { bookedIn, remainingOf } from './contract';
import { convertToCredit, expire, refund, rollOver, rolling } from './leftovers';
import { productsWished, wish } from './wish';

interface Span {
  readonly from: CalendarDateText;
  readonly to: CalendarDateText;
}

interface Buying {
  readonly account: AccountPlan;
  /** What the farm took and will take. */
  readonly drafts: readonly Draft[];
  readonly random: Random;
  /** What was added later draws from a stream of its own, so that it moved nothing. */
  readonly details: Random;
}

/** Year-end prepay for the coming season. Some of it is dated before New Year's Eve and posted after. */
export function prepaySeasons({ account, drafts, random, details }: Buying, span: Span): Occasion[] {
  if (account.prepayCents === 0) return [];
  const occasions: Occasion[] = [];
  for (let year = yearOf(span.from); year <= yearOf(span.to); year++) {
    const late = random.chance(30);
    const received = late ? dateOf(year, 12, 31) : openDay(dateOf(year, 12, random.int(5, 29)));
    const date = late ? openDay(dateOf(year + 1, 1, 2)) : received;
    if (received < span.from || date > span.to) continue;
    const most = Math.round((account.prepayCents * random.int(80, 120)) / 5_000_000) * 50_000;
    const means = { date, received, method: random.pick(['K', 'A'] as const) };
    const cropYear = cropYearOf(received);
    const shared = {
      no: `PP-${cropYear}-${account.accountNo}`,
      date: received,
      expiresOn: `${cropYear}-08-31`,
      cropYear,
      signed: details.chance(60),
    };
    const percent = details.int(70, 110);
    if (account.prepayAs === 'S') {
      const of = productsWished(account, drafts, received, { percent, most });
      const terms = { ...shared, type: 'S' as const, of, locked: true, limited: details.chance(50) };
      if (of.length === 0) continue;
      occasions.push({ date, happen: (book) => void prepay(book, terms, means) });
      occasions.push(...settlement(terms.no, openDay(`${cropYear}-09-20`), details));
      continue;
    }
    const terms =
      account.prepayAs === 'N'
        ? { ...shared, type: 'N' as const, refundable: true }
        : { ...shared, type: 'G' as const, groups: account.prepayGroups };
    const cents = wish(account, drafts, received, { percent, most });
    occasions.push({ date, happen: (book) => renew(book, { ...terms, of: cents }, means) });
  }
  return occasions.filter(({ date }) => date <= span.to);
}

/** Fills a contract up to what is wished: with what the season before left over, and money for the rest. */
function renew(
  book: Book,
  terms: Terms & { readonly of: number },
  means: Omit<Parameters<typeof receivePrepay>[2], 'cents'>,
): void {
  const left = rolling(book, terms).reduce((sum, old) => sum + remainingOf(old), 0);
  const cents = Math.floor(Math.max(terms.of - left, 0) / 50_000) * 50_000;
  if (cents === 0 && left === 0) return;
  const contract = enterContract(book, { ...terms, of: cents });
  if (cents > 0) receivePrepay(book, contract, { ...means, cents });
  rollOver(book, contract, means.date);
}

/** What is left of booked products after their season: paid out when it is much, otherwise as was agreed. */
function settlement(no: string, date: CalendarDateText, details: Random): Occasion[] {
  const ending = details.int(1, 100);
  const checkNo = String(details.int(30_100, 39_900));
  const happen = (book: Book): void => {
    const contract = book.contracts.find((one) => one.no === no)!;
    const much = remainingOf(contract) * 5 > bookedIn(contract) || book.account.visits < 12;
    if (much || ending <= 30) refund(contract, date, checkNo);
    else if (ending <= 80) convertToCredit(book, contract, date);
    else expire(contract, date);
  };
  return [{ date, happen }];
}
