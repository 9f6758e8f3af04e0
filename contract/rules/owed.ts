import type { Account, OpenPart } from '../accounts/schema';
import type { CalendarDateText } from '../format/date';
import { levelOpens } from './accessOpens';
import { comingOf, isPastDue, type OpenDocument, partsOf } from './due';
import { mayPay } from './mayPay';

type OwedAccount = Pick<
  Account,
  | 'id'
  | 'status'
  | 'level'
  | 'pastDue'
  | 'nextDue'
  | 'later'
  | 'onItsWaySince'
  | 'openCreditCents'
  | 'unappliedCreditCents'
  | 'prepayRemainingCents'
>;

/** A line of what is owed, more than nothing. Each cent that is owed is in one line. */
export type OwedLine = Readonly<OpenPart> &
  ({ readonly kind: 'pastDue' | 'later' } | { readonly kind: 'nextDue'; readonly date: CalendarDateText });

/** What there is to do about it first. */
export type OwedAction =
  | {
      readonly kind: 'pay';
      readonly what: 'pastDue' | 'nextDue';
      readonly cents: number;
      /** Of what falls due next. */
      readonly date: CalendarDateText | null;
      /** The ids of the accounts on which it is to be paid. */
      readonly accounts: readonly string[];
    }
  | { readonly kind: 'onItsWay'; readonly since: CalendarDateText }
  | { readonly kind: 'nothing' };

/** What is owed on one or several accounts: docs/rules.md#you-owe. */
export interface Owed {
  readonly owedCents: number;
  /** At most three, which add up to what is owed: past due, due next, later. */
  readonly lines: readonly OwedLine[];
  /** Credit memos and unapplied credit, as a positive amount. Nothing above is less for it. */
  readonly creditCents: number;
  readonly prepayCents: number;
  /** Null where something is to be paid and the reader may not pay it. */
  readonly action: OwedAction | null;
  /** Whether there is an account on which the reader may pay. */
  readonly mayPay: boolean;
  /** The ids of the accounts that have more credit than they owe, and of which the reader may ask it back. */
  readonly inCredit: readonly string[];
}

/** What is owed on one account, as `owedOf` says of it alone. */
export const owedOn = ({
  pastDue,
  nextDue,
  later,
}: Pick<OwedAccount, 'pastDue' | 'nextDue' | 'later'>): number =>
  latePart(pastDue).cents + (nextDue?.cents ?? 0) + later.cents;

/** The credit that an account shows, whatever it owes beside it. */
export const creditOf = ({
  openCreditCents,
  unappliedCreditCents,
}: Pick<OwedAccount, 'openCreditCents' | 'unappliedCreditCents'>): number =>
  openCreditCents + unappliedCreditCents;

export function owedOf(accounts: readonly OwedAccount[]): Owed {
  const date = firstDate(accounts);
  const isNext = ({ nextDue }: OwedAccount) => nextDue !== null && nextDue.date <= date!;
  const next = accounts.filter(isNext);
  const lines: OwedLine[] = [
    { kind: 'pastDue', ...sumOf(accounts.map(({ pastDue }) => latePart(pastDue))) },
    ...(date === undefined
      ? []
      : [{ kind: 'nextDue' as const, date, ...sumOf(next.map(({ nextDue }) => nextDue!)) }]),
    {
      kind: 'later',
      ...sumOf(
        accounts.flatMap((account) => [
          account.later,
          ...(account.nextDue && !isNext(account) ? [account.nextDue] : []),
        ]),
      ),
    },
  ];
  return {
    owedCents: total(lines, ({ cents }) => cents),
    lines: lines.filter(({ cents }) => cents > 0),
    creditCents: total(accounts, creditOf),
    prepayCents: total(accounts, ({ prepayRemainingCents }) => prepayRemainingCents),
    action: actionOf(accounts),
    mayPay: accounts.some(mayPay),
    inCredit: accounts
      .filter((account) => levelOpens(account.level, 'asking') && creditOf(account) > owedOn(account))
      .map(({ id }) => id),
  };
}

type Asked = Pick<OpenDocument, 'openCents' | 'inFlight' | 'disputed' | 'deferred' | 'dueDate'>;

/** The documents of one account that the main action asks for on a day. */
export function askedFor<D extends Asked>(
  documents: readonly D[],
  what: 'pastDue' | 'nextDue',
  day: CalendarDateText,
): D[] {
  const next = comingOf(documents, day).nextDue?.date ?? '';
  return documents.filter(
    (document) =>
      partsOf(document).payCents > 0 &&
      (what === 'pastDue'
        ? isPastDue(document, day)
        : document.dueDate !== null && document.dueDate >= day && document.dueDate <= next),
  );
}

function actionOf(accounts: readonly OwedAccount[]): OwedAction | null {
  const mine = accounts.filter(mayPay);
  const late = mine.filter(({ pastDue }) => pastDue.payNowCents > 0);
  if (late.length > 0) {
    const cents = total(late, ({ pastDue }) => pastDue.payNowCents);
    return { kind: 'pay', what: 'pastDue', cents, date: null, accounts: late.map(({ id }) => id) };
  }
  const date = firstDate(mine);
  const next = mine.filter(({ nextDue }) => payCents(nextDue) > 0 && nextDue!.date === date);
  if (date !== undefined && next.length > 0) {
    const cents = total(next, ({ nextDue }) => payCents(nextDue));
    return { kind: 'pay', what: 'nextDue', cents, date, accounts: next.map(({ id }) => id) };
  }
  // Somebody who may pay nothing is not told that there is nothing to pay.
  if (accounts.some(({ pastDue, nextDue }) => pastDue.payNowCents + payCents(nextDue) > 0)) return null;
  const since = accounts.flatMap(({ onItsWaySince }) => onItsWaySince ?? []).toSorted()[0];
  return since === undefined ? { kind: 'nothing' } : { kind: 'onItsWay', since };
}

/** The first day on which something is to be paid on any of the accounts; where nothing is, on which something is open. */
function firstDate(accounts: readonly OwedAccount[]): CalendarDateText | undefined {
  const dated = accounts.flatMap(({ nextDue }) => nextDue ?? []);
  const asked = dated.filter((one) => payCents(one) > 0);
  return (asked.length > 0 ? asked : dated).map(({ date }) => date).toSorted()[0];
}

/** What is to be paid of a part. */
const payCents = (part: OpenPart | null): number =>
  part === null ? 0 : part.cents - part.disputedCents - part.onItsWayCents;

const latePart = ({ payNowCents, disputedCents, onItsWayCents }: Account['pastDue']): OpenPart => ({
  cents: payNowCents + disputedCents + onItsWayCents,
  disputedCents,
  onItsWayCents,
  deferredCents: 0,
});

const sumOf = (parts: readonly OpenPart[]): OpenPart => ({
  cents: total(parts, ({ cents }) => cents),
  disputedCents: total(parts, ({ disputedCents }) => disputedCents),
  onItsWayCents: total(parts, ({ onItsWayCents }) => onItsWayCents),
  deferredCents: total(parts, ({ deferredCents }) => deferredCents),
});

const total = <T>(those: readonly T[], of: (one: T) => number): number =>
  those.reduce((sum, one) => sum + of(one), 0);
