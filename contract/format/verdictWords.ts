import type { ChainVerdict } from '../audit';

const why: Readonly<Record<NonNullable<ChainVerdict['broken']>['why'], string>> = {
  changed: 'is not as it was written',
  missing: 'is missing',
  cut: 'is not there, though the end of the chain says so',
};

const count = (events: number): string => `${events.toLocaleString('en-US')} events`;

/** "All 1,204 events hold.", or which one does not and why. */
export function verdictWords({ events, broken }: Pick<ChainVerdict, 'events' | 'broken'>): string {
  if (broken === null) return events === 1 ? 'The one event holds.' : `All ${count(events)} hold.`;
  const { seq, why: reason } = broken;
  const tampered = `Tampered with: event ${seq.toLocaleString('en-US')} ${why[reason]}.`;
  if (events === 0) return tampered;
  return `${tampered} ${events === 1 ? 'The one event before it holds' : `The ${count(events)} before it hold`}.`;
}

/** What became of a head that was noted earlier. */
export const notedWords = (seq: number | null): string =>
  seq === null
    ? 'The head that was noted is not in the chain: events were removed, or the chain was written anew.'
    : `The head that was noted is that of event ${seq.toLocaleString('en-US')}: nothing up to it was changed or removed.`;

/** Whether it is a hash in hex, as heads are told. */
export const isHead = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
