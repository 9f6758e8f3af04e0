import * as m from '@locales/accounts';
import { type CalendarDateText, formatDay } from '../format/date';
import { formatMoney } from '../format/money';
import type { OwedAction, OwedLine } from '../rules/owed';

/** What a line of what is owed is called: "Past due", "Due Dec 15". */
export function owedLineWords(line: OwedLine, today: CalendarDateText): string {
  if (line.kind === 'pastDue') return m.pastDueLine();
  if (line.kind === 'nextDue') return m.dueLine({ day: formatDay(line.date, today) });
  if (line.deferredCents === 0) return m.laterLine();
  return line.deferredCents === line.cents ? m.specialTermsLine() : m.laterOrSpecialLine();
}

type PartWords = readonly [part: (d: { amount: string }) => string, all: () => string];

const disputed: PartWords = [m.partDisputed, m.allDisputed];
const onItsWay: PartWords = [m.partOnItsWay, m.allOnItsWay];
const deferred: PartWords = [m.partOnSpecialTerms, m.allOnSpecialTerms];

/** What is special about a line: "$1,272.08 of it in dispute". The line's name has said some of it already. */
export function owedLineNotes({ kind, cents, ...line }: OwedLine): string[] {
  const isNamed = kind === 'later' && line.deferredCents === cents;
  const notes: [number, PartWords][] = [
    [line.disputedCents, disputed],
    [line.onItsWayCents, onItsWay],
    [isNamed ? 0 : line.deferredCents, deferred],
  ];
  return notes.flatMap(([part, [ofPart, ofAll]]) =>
    part === 0 ? [] : [part === cents ? ofAll() : ofPart({ amount: formatMoney(part) })],
  );
}

/** "Pay $612.94 past due", "Nothing to pay now", "On its way since Nov 22". */
export function owedActionWords(action: OwedAction, today: CalendarDateText): string {
  if (action.kind === 'nothing') return m.nothingToPay();
  if (action.kind === 'onItsWay') return m.onItsWaySince({ day: formatDay(action.since, today) });
  const amount = formatMoney(action.cents);
  return action.date === null
    ? m.payPastDue({ amount })
    : m.payDue({ amount, day: formatDay(action.date, today) });
}
