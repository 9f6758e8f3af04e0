import { type CalendarDateText, formatDay } from '../format/date';
import { formatMoney } from '../format/money';
import type { OwedAction, OwedLine } from '../rules/owed';

/** What a line of what is owed is called: "Past due", "Due Dec 15". */
export function owedLineWords(line: OwedLine, today: CalendarDateText): string {
  if (line.kind === 'pastDue') return 'Past due';
  if (line.kind === 'nextDue') return `Due ${formatDay(line.date, today)}`;
  if (line.deferredCents === 0) return 'Later';
  return line.deferredCents === line.cents ? 'On special terms' : 'Later or on special terms';
}

/** What is special about a line: "$1,272.08 of it in dispute". The line's name has said some of it already. */
export function owedLineNotes({ kind, cents, ...line }: OwedLine): string[] {
  const isNamed = kind === 'later' && line.deferredCents === cents;
  const notes: [number, string][] = [
    [line.disputedCents, 'in dispute'],
    [line.onItsWayCents, 'on its way'],
    [isNamed ? 0 : line.deferredCents, 'on special terms'],
  ];
  return notes.flatMap(([part, words]) =>
    part === 0 ? [] : [`${part === cents ? 'all' : formatMoney(part)} of it ${words}`],
  );
}

/** "Pay $612.94 past due", "Nothing to pay now", "On its way since Nov 22". */
export function owedActionWords(action: OwedAction, today: CalendarDateText): string {
  if (action.kind === 'nothing') return 'Nothing to pay now';
  if (action.kind === 'onItsWay') return `On its way since ${formatDay(action.since, today)}`;
  const when = action.date === null ? 'past due' : `due ${formatDay(action.date, today)}`;
  return `Pay ${formatMoney(action.cents)} ${when}`;
}
