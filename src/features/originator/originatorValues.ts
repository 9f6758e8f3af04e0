import { listOf } from '@locales/language';
import * as m from '@locales/originator';
import * as options from '@locales/paymentOptions';
import * as payRules from '@locales/payRules';
import * as words from '@locales/settings';
import { lastDigits, masked } from '@contract/format/accountNumber';
import { formatWallTime } from '@contract/format/zonedTime';
import type { DecidedOriginator, OriginatorSettings, ProposedOriginator } from '@contract/originator/schema';
import { originatorProblems } from '@contract/rules/originatorProblems';
import { effectiveEntries, type EffectiveValues, type Entry } from '@/entries/Entry';
import { type Change, changed, valueWords } from '@/entries/entryChanges';
import { isOlder } from '@/entries/VersionsCard';
import { cutoffEntry, sections, type Shape } from './originatorSections';

type Cents = number | '';
type Offset = NonNullable<DecidedOriginator['offset']>;

/** Settings as a form holds them: what is not set is ''. */
export interface OriginatorValues
  extends Omit<OriginatorSettings, 'sameDay' | 'limits' | 'releaseAboveCents' | 'keepDays'>, EffectiveValues {
  readonly sameDayOn: boolean;
  readonly sameDay: { readonly until: string; readonly maxEntryCents: Cents };
  readonly limits: Readonly<Record<keyof OriginatorSettings['limits'], Cents>>;
  readonly releaseAboveCents: Cents;
  readonly keepDays: number | '';
  readonly offset: Pick<Offset, 'routingNumber' | 'accountType'> & {
    readonly accountNumber: string;
    readonly accountNumberAgain: string;
  };
}

/** What a company begins with before it ever said what its bank wants. */
const nothingYet = (booksZone: string) => ({
  bank: { routingNumber: '', name: '' },
  immediateOrigin: '',
  originName: '',
  companyName: '',
  companyId: '',
  descriptions: { payments: 'PAYMENT', withdrawals: 'WITHDRAWAL' },
  cutoffs: { times: [''], zone: booksZone },
  sameDay: null,
  limits: { entryCents: null, fileCents: null, dayCents: null, customerCents: null },
  releaseAboveCents: '' as const,
  balanced: false,
  validation: 'byHand' as const,
  keepDays: '' as const,
});

export function toValues({ settings, offset, booksZone }: DecidedOriginator): OriginatorValues {
  const { sameDay, limits, ...same } = settings ?? nothingYet(booksZone);
  return {
    ...same,
    sameDayOn: sameDay !== null,
    sameDay: sameDay ?? { until: '', maxEntryCents: '' },
    limits: {
      entryCents: limits.entryCents ?? '',
      fileCents: limits.fileCents ?? '',
      dayCents: limits.dayCents ?? '',
      customerCents: limits.customerCents ?? '',
    },
    // The number of an account is never told, so that nothing but another one can be typed.
    offset: {
      routingNumber: offset?.routingNumber ?? '',
      accountType: offset?.accountType ?? 'checking',
      accountNumber: '',
      accountNumberAgain: '',
    },
    effectiveFrom: '',
    effectiveTime: '00:00',
  };
}

type Proposal = Pick<ProposedOriginator, 'settings' | 'offset'>;

/** What a form that has nothing left empty proposes. */
export function fromValues(values: OriginatorValues): Proposal {
  const { bank, descriptions, cutoffs, sameDay, limits, balanced, offset } = values;
  const cents = (value: Cents): number | null => (value === '' ? null : value);
  return {
    settings: {
      bank: { routingNumber: bank.routingNumber, name: bank.name.trim() },
      immediateOrigin: values.immediateOrigin.trim(),
      originName: values.originName.trim(),
      companyName: values.companyName.trim(),
      companyId: values.companyId.trim(),
      descriptions: {
        payments: descriptions.payments.trim(),
        withdrawals: descriptions.withdrawals.trim(),
      },
      cutoffs,
      sameDay: values.sameDayOn
        ? { until: sameDay.until, maxEntryCents: Number(sameDay.maxEntryCents) }
        : null,
      limits: {
        entryCents: cents(limits.entryCents),
        fileCents: cents(limits.fileCents),
        dayCents: cents(limits.dayCents),
        customerCents: cents(limits.customerCents),
      },
      releaseAboveCents: Number(values.releaseAboveCents),
      balanced,
      validation: values.validation,
      keepDays: Number(values.keepDays),
    },
    offset: balanced
      ? {
          routingNumber: offset.routingNumber,
          accountType: offset.accountType,
          ...(offset.accountNumber !== '' && { accountNumber: offset.accountNumber }),
        }
      : null,
  };
}

/** The zones of the United States, and the one that was chosen where it is another. */
const zonesWith = (zone: string): readonly string[] => [
  ...new Set([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    zone,
  ]),
];

/** The account that the server keeps where no number is typed: that of the newest version, and of no other. */
export const keptOffset = (decided: DecidedOriginator): DecidedOriginator['offset'] =>
  isOlder(decided) ? null : decided.offset;

export const shapeOf = (
  { sameDayOn, balanced, cutoffs }: Pick<OriginatorValues, 'sameDayOn' | 'balanced' | 'cutoffs'>,
  kept: Pick<Offset, 'last'> | null,
): Shape => ({ sameDayOn, balanced, zones: zonesWith(cutoffs.zone), kept: kept?.last ?? null });

/** Every entry of the form in its order on the page. */
export const formEntries = (values: OriginatorValues, shape: Shape): readonly Entry[] => [
  ...sections(shape).flatMap(({ id, entries }) =>
    id === 'cutoffs' ? values.cutoffs.times.map((_, at) => cutoffEntry(at)).concat(entries) : entries,
  ),
  ...effectiveEntries(),
];

/** What is wrong with what is filled in, by the path of the entry. */
export const problemsIn = (
  values: OriginatorValues,
  proposal: Proposal,
  kept: DecidedOriginator['offset'],
): Readonly<Record<string, string>> => ({
  ...originatorProblems(proposal, kept),
  ...(values.balanced &&
    values.offset.accountNumber !== values.offset.accountNumberAgain && {
      'offset.accountNumberAgain': payRules.sameAccountNumber(),
    }),
});

/** A version as far as it can be told. */
interface Told {
  readonly settings: OriginatorSettings;
  readonly offset: DecidedOriginator['offset'];
}

/** What a proposal would be told as; of the number that was typed the last digits alone. */
export const toldOf = ({ settings, offset }: Proposal, kept: DecidedOriginator['offset']): Told => ({
  settings,
  offset: offset && {
    routingNumber: offset.routingNumber,
    accountType: offset.accountType,
    last: offset.accountNumber === undefined ? (kept?.last ?? '') : lastDigits(offset.accountNumber),
  },
});

interface ToldSection {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/**
 * A version in words, always in the same sections and lines.
 * @param version null: there was nothing
 * @param numberTyped whether another account number was typed, which may end with the same digits
 */
export function toldSections(version: Told | null, numberTyped = false): readonly ToldSection[] {
  const settings = version && { ...version.settings, sameDayOn: version.settings.sameDay !== null };
  const zones = settings ? [settings.cutoffs.zone] : [];
  return sections({ sameDayOn: true, balanced: false, zones, kept: null }).map(({ id, title, entries }) => ({
    title,
    facts: [
      ...(id === 'cutoffs' ? [{ label: m.cutoffTimes(), value: timesWords(settings) }] : []),
      ...entries.map((entry) => ({ label: entry.label, value: valueWords(entry, settings) })),
      ...(id === 'balancing'
        ? [{ label: m.offsetAccount(), value: offsetWords(version?.offset ?? null, numberTyped) }]
        : []),
    ],
  }));
}

/** What differs, in the order of the page. */
export function originatorChanges(before: Told | null, after: Told, numberTyped = false): readonly Change[] {
  const was = toldSections(before);
  return toldSections(after, numberTyped).flatMap(({ title, facts }, section) =>
    facts.flatMap(({ label, value }, line) =>
      changed(`${title}: ${label}`, was[section]!.facts[line]!.value, value),
    ),
  );
}

const timesWords = (settings: Pick<OriginatorSettings, 'cutoffs'> | null): string =>
  settings === null ? words.nothingSet() : listOf(settings.cutoffs.times.map(formatWallTime));

function offsetWords(offset: DecidedOriginator['offset'], numberTyped: boolean): string {
  if (offset === null) return words.nothingSet();
  const { routingNumber: routing, accountType, last } = offset;
  const type = accountType === 'savings' ? options.typeSavings() : options.typeChecking();
  const account = [routing, type, masked(last)].join(', ');
  return numberTyped ? m.numberChanged({ account }) : account;
}
