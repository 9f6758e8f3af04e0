import * as common from '@locales/common';
import * as m from '@locales/originator';
import * as options from '@locales/paymentOptions';
import { masked } from '@contract/format/accountNumber';
import { validationModes, validationModeWords } from '@contract/originator/labels';
import { zoneName } from '@contract/format/zoneName';
import type { Entry } from '@/entries/Entry';

/** What decides which entries there are. */
export interface Shape {
  readonly sameDayOn: boolean;
  readonly balanced: boolean;
  /** Zones that the bank's clock may go by. */
  readonly zones: readonly string[];
  /** The last digits of the number that stays where none is typed; null: there is none. */
  readonly kept: string | null;
}

interface Section {
  readonly id:
    | 'bank'
    | 'company'
    | 'statements'
    | 'cutoffs'
    | 'sameDay'
    | 'limits'
    | 'second'
    | 'validation'
    | 'balancing';
  readonly title: string;
  readonly about: string;
  readonly entries: readonly Entry[];
}

/** Everything that is proposed, in the order of the page. */
export const sections = (shape: Shape): readonly Section[] => [
  {
    id: 'bank',
    title: common.bank(),
    about: m.bankAbout(),
    entries: [
      { path: 'bank.routingNumber', label: m.routingNumber(), kind: 'digits' },
      { path: 'bank.name', label: m.bankName(), kind: 'text', hint: m.atMostTwentyThree() },
    ],
  },
  {
    id: 'company',
    title: m.companyPart(),
    about: m.companyAbout(),
    entries: [
      { path: 'immediateOrigin', label: m.immediateOrigin(), kind: 'text', hint: m.immediateOriginHint() },
      { path: 'originName', label: m.originName(), kind: 'text', hint: m.atMostTwentyThree() },
      { path: 'companyId', label: m.companyId(), kind: 'text', hint: m.companyIdHint() },
    ],
  },
  {
    id: 'statements',
    title: m.onStatements(),
    about: m.onStatementsAbout(),
    entries: [
      { path: 'companyName', label: m.companyName(), kind: 'text', hint: m.atMostSixteen() },
      { path: 'descriptions.payments', label: m.ofPayments(), kind: 'text', hint: m.atMostTen() },
      { path: 'descriptions.withdrawals', label: m.ofWithdrawals(), kind: 'text', hint: m.atMostTen() },
    ],
  },
  { id: 'cutoffs', title: m.cutoffs(), about: m.cutoffsAbout(), entries: [zoneEntry(shape)] },
  { id: 'sameDay', title: m.sameDay(), about: m.sameDayAbout(), entries: sameDayEntries(shape) },
  { id: 'limits', title: m.limits(), about: m.limitsAbout(), entries: limitEntries() },
  {
    id: 'second',
    title: m.secondPerson(),
    about: m.secondPersonAbout(),
    entries: [
      { path: 'releaseAboveCents', label: m.releaseAbove(), kind: 'money', hint: m.releaseAboveHint() },
      { path: 'keepDays', label: m.keepDays(), kind: 'whole' },
    ],
  },
  {
    id: 'validation',
    title: m.validation(),
    about: m.validationAbout(),
    entries: [
      {
        path: 'validation',
        label: m.validationHow(),
        kind: 'choice',
        choices: validationModes.map((mode) => ({ value: mode, label: validationModeWords[mode] })),
      },
    ],
  },
  { id: 'balancing', title: m.balancing(), about: m.balancingAbout(), entries: offsetEntries(shape) },
];

const zoneEntry = ({ zones }: Shape): Entry => ({
  path: 'cutoffs.zone',
  label: m.zone(),
  kind: 'choice',
  choices: zones.map((zone) => ({ value: zone, label: `${zoneName(zone)} (${zone})` })),
});

/** One of the bank's times; a form has as many of them as it likes. */
export const cutoffEntry = (at: number): Entry => ({
  path: `cutoffs.times[${at}]`,
  label: m.cutoffNumbered({ n: at + 1 }),
  kind: 'time',
});

const sameDayEntries = ({ sameDayOn }: Shape): readonly Entry[] => [
  { path: 'sameDayOn', label: m.sameDayOn(), kind: 'switch' },
  ...(sameDayOn
    ? ([
        { path: 'sameDay.until', label: m.sameDayUntil(), kind: 'time' },
        { path: 'sameDay.maxEntryCents', label: m.sameDayMax(), kind: 'money' },
      ] as const)
    : []),
];

const limitEntries = (): readonly Entry[] =>
  [
    { path: 'limits.entryCents', label: m.limitEntry() },
    { path: 'limits.fileCents', label: m.limitFile() },
    { path: 'limits.dayCents', label: m.limitDay() },
    { path: 'limits.customerCents', label: m.limitCustomer() },
  ].map(({ path, label }) => ({ path, label, kind: 'money', optional: true }));

const offsetEntries = ({ balanced, kept }: Shape): readonly Entry[] => [
  { path: 'balanced', label: m.balanced(), kind: 'switch' },
  ...(balanced
    ? ([
        { path: 'offset.routingNumber', label: m.offsetRouting(), kind: 'digits' },
        {
          path: 'offset.accountType',
          label: m.offsetType(),
          kind: 'choice',
          narrow: true,
          choices: [
            { value: 'checking', label: options.checking() },
            { value: 'savings', label: options.savings() },
          ],
        },
        {
          path: 'offset.accountNumber',
          label: m.offsetNumber(),
          kind: 'digits',
          optional: kept !== null,
          hint: kept === null ? m.offsetNumberHint() : m.offsetKept({ last: masked(kept) }),
        },
        {
          path: 'offset.accountNumberAgain',
          label: m.offsetNumberAgain(),
          kind: 'digits',
          optional: kept !== null,
        },
      ] as const)
    : []),
];
