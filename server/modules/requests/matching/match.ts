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
}

/** Something that the ERP booked. */
export interface Booked {
  readonly ledger: string;
  readonly amountCents: number;
  readonly day: string;
  readonly method?: string;
  /** Texts in which a request's number may stand. */
  readonly texts: readonly (string | null)[];
}

const BANKING_DAYS = 5;

/**
 * Which request each booking is of, by the request's number: what names one that is not known is nobody's. The others
 * go by ledger, amount, method and a few banking days, and only where nothing else could be meant on either side.
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
      if (request?.ledger === booking.ledger) found.set(request, booking);
    }
  }
  const left = expected.filter((request) => !found.has(request));
  for (const request of left) {
    const [booking, other] = nameless.filter((one) => looksLike(request, one));
    if (!booking || other) continue;
    if (left.filter((rival) => looksLike(rival, booking)).length === 1) found.set(request, booking);
  }
  return found;
}

/** "Portal PR-2026-000123, thanks" → ["PR-2026-000123"]. */
export const requestNumbersIn = (texts: readonly (string | null)[]): string[] => [
  ...new Set(
    texts.flatMap((text) => (text ?? '').toUpperCase().match(/(?<![A-Z0-9])PR-[0-9]{4}-[0-9]{6,}/g) ?? []),
  ),
];

const looksLike = (request: Expected, booking: Booked): boolean =>
  request.ledger === booking.ledger &&
  request.amountCents === booking.amountCents &&
  (request.method === undefined || request.method === booking.method) &&
  isNear(request.day, booking.day);

function isNear(day: string, booked: string): boolean {
  const nearest = addBankingDays(day, 0);
  return (
    booked <= addBankingDays(nearest, BANKING_DAYS) && booked >= subtractBankingDays(nearest, BANKING_DAYS)
  );
}
