import { texts } from '@locales/language';
import * as m from '@locales/statements';
import { formatDate } from '../format/date';

/** What a correction changed, by the words that snapshots are frozen with. */
const names: Readonly<Record<string, string>> = texts({
  period: m.changedPeriod,
  'due date': m.changedDueDate,
  'previous balance': m.changedPrevious,
  'new charges': m.changedCharges,
  'finance charge': m.changedFinanceCharge,
  'payments and credits': m.changedCredits,
  'ending balance': m.changedEnding,
  'amount due': m.changedAmountDue,
  'amount not yet due': m.changedNotYetDue,
  discount: m.changedDiscount,
});

/**
 * Why a statement takes another's place, for the reader. It is frozen in English, as a part of what the hash covers:
 * "Corrected: new charges $120.00, was $100.00; …". What was not frozen in these words stays as it is.
 */
export function reasonWords(frozen: string): string {
  if (frozen.startsWith('Issued again')) return m.sameFigures();
  const changes = /^Corrected: (.*)\.$/.exec(frozen)?.[1]?.split('; ').map(changeWords) ?? [undefined];
  return changes.includes(undefined) ? frozen : m.corrected({ changes: changes.join('; ') });
}

/** "new charges $120.00, was $100.00" */
function changeWords(frozen: string): string | undefined {
  const [, name = '', now = '', before = ''] = /^([a-z ]+) (\S.*), was (.+)$/.exec(frozen) ?? [];
  const word = names[name];
  return word && m.changed({ name: word, now: valueWords(now), before: valueWords(before) });
}

const DAY = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/;

/** "$120.00", "May 20, 2026", "Mar 26, 2026 to Apr 25, 2026" or "none" */
function valueWords(frozen: string): string {
  if (frozen === 'none') return m.noDiscount();
  const days = frozen.split(' to ');
  if (!days.every((day) => DAY.test(day))) return frozen;
  const [from = '', to] = days.map(dayWords);
  return to === undefined ? from : m.fromTo({ from, to });
}

const dayWords = (frozen: string): string => formatDate(new Date(`${frozen} UTC`).toISOString().slice(0, 10));
