import { CHECK_MAIL_DAYS } from '@contract/rules/announcedCheck';
import { addBankingDays, subtractBankingDays } from '@contract/rules/bankingDays';

/** A request that waits to be booked, as far as it can be recognized. */
export interface Expected {
  readonly requestNo: string;
  /** Whose ledger it will stand on. */
  readonly ledger: string;
  readonly amountCents: number;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** In the ERP's letters; any where none is told. */
  readonly method?: string;
  /** The first day of a booking of it; any where none is told. */
  readonly from?: string;
  /** Of a check. */
  readonly checkNo?: string;
}

/** Something that the ERP booked. */
export interface Booked {
  readonly ledger: string;
  readonly amountCents: number;
  readonly day: string;
  readonly method?: string;
  /** What it names as the number of a check. */
  readonly checkNo?: string;
  /** Texts in which a request's number may stand. */
  readonly texts: readonly (string | null)[];
}

const BANKING_DAYS = 5;

/**
 * Which request each booking is of, by the request's number: what names one that is not known is nobody's. Checks go by
 * their own number then. The others go by ledger, amount, method and a few banking days, and only where nothing else
 * could be meant on either side.
 */
export function matched<E extends Expected, B extends Booked>(
  expected: readonly E[],
  booked: readonly B[],
): ReadonlyMap<E, B> {
  const found = new Map<E, B>();
  const byNumber = new Map(expected.map((request) => [request.requestNo, request]));
  const nameless: B[] = [];
  for (const booking of booked) {
    const named = requestNumbersIn(booking.texts);
    if (named.length === 0) nameless.push(booking);
    for (const requestNo of named) {
      const request = byNumber.get(requestNo);
      if (request?.ledger === booking.ledger && !isTooEarly(request, booking)) found.set(request, booking);
    }
  }
  const unnamed = expected.filter((request) => !found.has(request));
  const numbered = pairsOf(unnamed, nameless, isCheckOf);
  const spoken = new Set(numbered.values());
  const left = unnamed.filter((request) => !numbered.has(request));
  const free = nameless.filter((booking) => !spoken.has(booking));
  return new Map([...found, ...numbered, ...pairsOf(left, free, looksLike)]);
}

/** Pairs of which neither could be of another one. Of several that fit, those of the same amount come first. */
function pairsOf<E extends Expected, B extends Booked>(
  expected: readonly E[],
  booked: readonly B[],
  fits: (request: E, booking: B) => boolean,
): Map<E, B> {
  const pairs = new Map<E, B>();
  for (const request of expected) {
    const those = booked.filter((booking) => fits(request, booking));
    const [booking, other] = closest(those, ({ amountCents }) => amountCents === request.amountCents);
    if (!booking || other) continue;
    const rivals = expected.filter((one) => fits(one, booking));
    const [mine, another] = closest(rivals, ({ amountCents }) => amountCents === booking.amountCents);
    if (mine === request && !another) pairs.set(request, booking);
  }
  return pairs;
}

/** Those that are exactly so, or all where none is. */
function closest<T>(those: readonly T[], isExact: (one: T) => boolean): readonly T[] {
  const exact = those.filter(isExact);
  return exact.length > 0 ? exact : those;
}

/** "Portal PR-2026-000123, thanks" → ["PR-2026-000123"]. */
export const requestNumbersIn = (texts: readonly (string | null)[]): string[] => [
  ...new Set(
    texts.flatMap((text) => (text ?? '').toUpperCase().match(/(?<![A-Z0-9])PR-[0-9]{4}-[0-9]{6,}/g) ?? []),
  ),
];

/** What was booked before a payment was sent again is of the time before, whatever number it bears. */
const isTooEarly = ({ from }: Expected, { day }: Booked): boolean => from !== undefined && day < from;

const isOnLedger = (request: Expected, booking: Booked): boolean =>
  request.ledger === booking.ledger &&
  !isTooEarly(request, booking) &&
  (request.method === undefined || request.method === booking.method);

/** A check by its number, whatever it turned out to be for; not the one of an older checkbook. */
const isCheckOf = (request: Expected, booking: Booked): boolean =>
  isOnLedger(request, booking) &&
  request.checkNo !== undefined &&
  request.checkNo === booking.checkNo &&
  booking.day >= firstDay(request.day);

const looksLike = (request: Expected, booking: Booked): boolean =>
  isOnLedger(request, booking) &&
  request.amountCents === booking.amountCents &&
  // One that tells another number is another check.
  (request.checkNo === undefined || booking.checkNo === undefined) &&
  booking.day >= firstDay(request.day) &&
  booking.day <= lastDay(request);

const firstDay = (day: string): string => subtractBankingDays(addBankingDays(day, 0), BANKING_DAYS);

/** The mail takes longer than a bank. */
const lastDay = ({ day, checkNo }: Expected): string =>
  addBankingDays(addBankingDays(day, 0), checkNo === undefined ? BANKING_DAYS : CHECK_MAIL_DAYS);
