import type { ChosenNotices, NoticeChoices } from '@contract/notices/schema';
import { zoneName } from '@contract/format/zoneName';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';

/** The choices as the form holds them. */
export interface ChoiceEntries extends Omit<ChosenNotices, 'leastCents' | 'version'> {
  /** Integer cents; text that is no amount stays text, and '' is none. */
  readonly leastCents: number | string;
}

/** What the contract takes at most, integer cents. */
const MOST = 100_000_000;

/**
 * The form as it begins. Whoever never chose is where their browser is.
 * @param zone the IANA zone of the browser
 */
export const entriesOf = (choices: NoticeChoices, zone: string): ChoiceEntries => ({
  choices: choices.choices,
  quietFrom: choices.quietFrom,
  quietUntil: choices.quietUntil,
  zone: choices.version === 0 ? zone : choices.zone,
  leastCents: choices.leastCents,
  attachStatements: choices.attachStatements,
});

/**
 * The form as it is sent.
 * @throws ApiError with a word for each field that is wrong
 */
export function chosenOf(entries: ChoiceEntries, version: number): ChosenNotices {
  const fields = { ...quietProblems(entries), ...minAmountProblems(entries) };
  if (Object.keys(fields).length > 0)
    throw new ApiError({ code: 'invalid', message: m.fixEntries(), fields });
  return { ...entries, leastCents: Number(entries.leastCents), version };
}

function quietProblems({ quietFrom, quietUntil }: ChoiceEntries): Record<string, string> {
  if (quietFrom === '' && quietUntil !== '') return { quietFrom: m.enterQuietFrom() };
  if (quietFrom !== '' && quietUntil === '') return { quietUntil: m.enterQuietUntil() };
  return quietFrom !== '' && quietFrom === quietUntil ? { quietUntil: m.quietAlike() } : {};
}

/** What is wrong with a least amount, by field. */
export function minAmountProblems({ leastCents }: Pick<ChoiceEntries, 'leastCents'>): Record<string, string> {
  const isAmount = typeof leastCents === 'number' && leastCents >= 0 && leastCents <= MOST;
  return isAmount || leastCents === '' ? {} : { leastCents: m.enterLeast() };
}

/** Where the company's customers are, from east to west. */
const usualZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** The zones on offer, each once by what people call it; the present one is among them. */
export function zoneOptions(present: string): readonly { readonly value: string; readonly label: string }[] {
  const named = usualZones.map((value) => ({ value, label: zoneName(value) }));
  const own = { value: present, label: zoneName(present) };
  const isNamed = named.some(({ label }) => label === own.label);
  return isNamed ? named.map((zone) => (zone.label === own.label ? own : zone)) : [own, ...named];
}
