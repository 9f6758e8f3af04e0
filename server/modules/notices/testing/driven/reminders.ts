import { type Document, type Event, type Ledger, leftOf, onItsWay } from './books';
import { isDisputed } from './course';
import { type Day, textOf } from './days';

interface Tonight {
  readonly today: Day;
  readonly asOf: Day;
  /** The day whose reminders were told last. */
  readonly through: Day;
}

/** By the words of docs/rules.md alone: what a night tells of an account. */
export function remindersOf(ledger: Ledger, night: Tonight): readonly Event[] {
  const { account } = ledger;
  const told = [...ofDueDates(ledger, night), ...ofDiscounts(ledger, night), ...ofContracts(ledger, night)];
  return told.map(([kind, subject]) => ({ account, kind, subject }));
}

type Told = readonly [kind: string, subject: string];

/** Due within 7 days; 1, 15 and 30 days past due, on that day or the first night after it within a week. */
function ofDueDates({ account, documents }: Ledger, { today, asOf, through }: Tonight): readonly Told[] {
  const since = Math.max(through, today - 7);
  const open = documents.filter(
    (document) => !document.invoice.deferred && !isDisputed(document.invoice, asOf) && leftOf(document) > 0,
  );
  return [...new Set(open.map(({ invoice }) => invoice.due))].flatMap((due): Told[] => {
    const subject = `${account.no} ${textOf(due)}`;
    if (due >= today) return due <= today + 7 ? [['dueSoon', subject]] : [];
    const stage = [30, 15, 1].find((days) => due + days > since && due + days <= today);
    return stage === undefined ? [] : [['pastDue', `${subject} ${stage}`]];
  });
}

/** Whether nothing is past due on a day: what is in dispute is, what is on its way or on special terms is not. */
export const isCurrent = (
  documents: readonly Document[],
  day: Day,
  paid: (document: Document) => number = () => 0,
): boolean =>
  documents.every(
    (document) =>
      document.invoice.deferred || document.invoice.due >= day || leftOf(document) <= paid(document),
  );

/** What a payment on a day would save on a document, and until when. */
export function discountOf(
  document: Document,
  day: Day,
  current: boolean,
): { readonly through: Day; readonly cents: number } | null {
  const rung = document.invoice.rungs.find(
    ({ through, ifCurrent }) => day <= through && (current || !ifCurrent),
  );
  if (!rung) return null;
  const cents = Math.min(rung.cents - onItsWay(document).discount, leftOf(document));
  return cents > 0 ? { through: rung.through, cents } : null;
}

/** The discounts that end first, within ten days. */
function ofDiscounts({ account, documents }: Ledger, { today, asOf }: Tonight): readonly Told[] {
  const current = isCurrent(documents, today);
  const ends = documents
    .filter((document) => document.open > 0 && !isDisputed(document.invoice, asOf))
    .flatMap((document) => discountOf(document, today, current)?.through ?? [])
    .filter((through) => through <= today + 10);
  return ends.length === 0 ? [] : [['discountEnding', `${account.no} ${textOf(Math.min(...ends))}`]];
}

/** Used, and less than a tenth left; prices that end within 14 days with something left. */
function ofContracts({ account }: Ledger, { today, asOf }: Tonight): readonly Told[] {
  return account.contracts.flatMap(({ no, uses, bookedCents, endsOn, hasPrices }): Told[] => {
    const used = uses.filter(({ on }) => on <= asOf).reduce((sum, { cents }) => sum + cents, 0);
    const left = bookedCents - used;
    if (left <= 0 || endsOn < asOf) return [];
    const low: Told[] = used > 0 && left < bookedCents / 10 ? [['prepayLow', no]] : [];
    const isEnding = hasPrices && endsOn >= today && endsOn <= today + 14;
    return isEnding ? [...low, ['priceLockEnding', `${no} ${textOf(endsOn)}`]] : low;
  });
}
