import type { Overview } from '../accounts/schema';
import { type CalendarDateText, dateInZone, daysBetween } from '../format/date';
import type { MoneyRequest } from '../requests/schema';
import { problemStatuses } from '../requests/states';

/** For how many days a request that went wrong asks for an answer. */
const ANSWER_WITHIN = 14;

/** What is left of prepay when it is nearly used up: one tenth of what was booked. */
const NEARLY_USED_UP = 0.1;

/** What it is best to do next, beside paying what is owed. */
export type NextAction =
  | { readonly kind: 'answer' | 'pickUp'; readonly request: MoneyRequest }
  | ({ readonly kind: 'discount' } & NonNullable<Overview['expiringDiscount']>)
  | { readonly kind: 'statement'; readonly statement: Overview['statements'][number] }
  | ({ readonly kind: 'prepayEnds' } & NonNullable<Overview['prepay']['ending']>)
  | { readonly kind: 'prepayLow' };

interface Known {
  /** Undefined where it did not load. */
  readonly overview: Overview | undefined;
  /** Those under way, and the newest of those that went wrong. */
  readonly requests: readonly MoneyRequest[];
  /** Today in the books zone. */
  readonly today: CalendarDateText;
  readonly booksZone: string;
}

/** The one thing to point to, or none: docs/rules.md#next-action. What is first here goes before all that follows. */
export function nextActionOf({ overview, requests, today, booksZone }: Known): NextAction | undefined {
  const failed = requests.find(
    (request) =>
      needsAnswer(request, today, booksZone) && !requests.some((other) => replaces(other, request)),
  );
  if (failed) return { kind: 'answer', request: failed };
  if (overview?.expiringDiscount) return { kind: 'discount', ...overview.expiringDiscount };
  const ready = requests.find(
    ({ status, deliveryMethod }) => status === 'ready' && deliveryMethod === 'checkPickup',
  );
  if (ready) return { kind: 'pickUp', request: ready };
  if (!overview) return undefined;
  const { statements, prepay } = overview;
  const statement = statements.find(({ isNew }) => isNew);
  if (statement) return { kind: 'statement', statement };
  if (prepay.ending) return { kind: 'prepayEnds', ...prepay.ending };
  const { bookedCents, remainingCents } = prepay;
  return remainingCents > 0 && remainingCents <= bookedCents * NEARLY_USED_UP
    ? { kind: 'prepayLow' }
    : undefined;
}

/** Whether a request went wrong lately: its bank sent it back, the office did not approve it, nobody came for it. */
function needsAnswer(request: MoneyRequest, today: CalendarDateText, booksZone: string): boolean {
  if (!problemStatuses.includes(request.status)) return false;
  const { submittedAt, day, returnedOn } = request;
  const days = [dateInZone(new Date(submittedAt), booksZone), day ?? '', returnedOn ?? ''];
  return daysBetween(days.toSorted().at(-1)!, today) <= ANSWER_WITHIN;
}

/** Whether the same was asked for again afterwards, which is the answer. */
const replaces = (later: MoneyRequest, failed: MoneyRequest): boolean =>
  later.submittedAt > failed.submittedAt &&
  later.kind === failed.kind &&
  later.accountNo === failed.accountNo &&
  !problemStatuses.includes(later.status);
