import { listOf } from '@locales/language';
import * as m from '@locales/settings';
import type { CompanySettings } from '../settings/schema';
import { isCalendarDate } from '../format/date';
import { isBlank } from './blank';

const everywhere = ['company', 'amount', 'date', 'account', 'cutoff', 'phone', 'email', 'button'] as const;
const ofBanks = [...everywhere, 'accountType', 'bank', 'last', 'routing', 'holder'] as const;

/** The names in braces that an authorization may hold; they are filled in when somebody agrees to it. */
const agreementNames = {
  web: ofBanks,
  ccd: ofBanks,
  internal: [...everywhere, 'plan'],
} as const satisfies Record<keyof CompanySettings['authorizations'], readonly string[]>;

type Agreement = CompanySettings['authorizations']['web'];

/** Under which version somebody agrees to the Spanish text: a text in another language is another text. */
export const spanishVersion = ({ version }: Pick<Agreement, 'version'>): string => `${version}-es`;

/** The texts of an agreement, each with its version. */
export const agreementVersions = (agreement: Agreement): (readonly [version: string, text: string])[] => [
  [agreement.version, agreement.text],
  ...(agreement.spanish === null ? [] : [[spanishVersion(agreement), agreement.spanish] as const]),
];

/** What has to be known besides the settings. */
interface SettingsWorld {
  /** Codes of the ERP's branches. */
  readonly branches: readonly string[];
  /** The texts of earlier authorizations by version. */
  readonly agreements: ReadonlyMap<string, string>;
}

const wall = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const monthDay = /^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

/** What is wrong with settings of the right shape, by the path of the entry; empty if nothing is. */
export function settingsProblems(
  settings: CompanySettings,
  world: SettingsWorld,
): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...amountProblems(settings),
    ...holidayProblems(settings),
    ...branchProblems(settings, world),
    ...agreementProblems(settings, world),
    ...bannerProblems(settings),
    ...legalProblems(settings),
  ]);
}

type Problem = readonly [path: string, words: string];

function* amountProblems({ payments, depositPlan }: CompanySettings): Generator<Problem> {
  const amounts = {
    'payments.maxPaymentCents': payments.maxPaymentCents,
    'payments.secondApprovalCents': payments.secondApprovalCents,
    'payments.newOptionMaxCents': payments.newOptionMaxCents,
    'depositPlan.maxRequestCents': depositPlan.maxRequestCents,
  };
  for (const [path, cents] of Object.entries(amounts)) {
    if (cents <= 0) yield [path, m.aboveZero()];
  }
  if (depositPlan.minToEarnCents < 0) yield ['depositPlan.minToEarnCents', m.zeroOrMore()];
  const cutoff = depositPlan.sameDayCutoff;
  if (cutoff !== null && !wall.test(cutoff)) yield ['depositPlan.sameDayCutoff', m.timeWrong()];
}

function* holidayProblems({ holidays: { added } }: CompanySettings): Generator<Problem> {
  const path = (at: number) => `holidays.added.${at}`;
  for (const [at, { name }] of added.entries()) {
    if (isBlank(name)) yield [`${path(at)}.name`, m.holidayNameMissing()];
  }
  yield* dayProblems(added, path);
}

function* branchProblems({ branches }: CompanySettings, world: SettingsWorld): Generator<Problem> {
  const seen = new Set<string>();
  for (const [at, branch] of branches.entries()) {
    const path = `branches.${at}`;
    if (!world.branches.includes(branch.code)) {
      yield [`${path}.code`, m.noSuchBranch({ code: branch.code })];
    }
    if (seen.has(branch.code)) yield [`${path}.code`, m.branchTwice({ code: branch.code })];
    seen.add(branch.code);
    for (const [i, { open, close, seasonFrom, seasonTo }] of branch.hours.entries()) {
      if (open >= close) yield [`${path}.hours.${i}.close`, m.closesLater()];
      for (const [name, day] of Object.entries({ seasonFrom, seasonTo })) {
        if (day !== null && !monthDay.test(day)) {
          yield [`${path}.hours.${i}.${name}`, m.monthDayWrong()];
        }
      }
      if ((seasonFrom === null) !== (seasonTo === null)) {
        yield [`${path}.hours.${i}.seasonTo`, m.seasonHalf()];
      }
    }
    yield* closureProblems(branch, path);
  }
}

function* closureProblems(
  { closures }: CompanySettings['branches'][number],
  path: string,
): Generator<Problem> {
  yield* dayProblems(closures, (at) => `${path}.closures.${at}`);
  for (const [i, { open, close }] of closures.entries()) {
    if ((open === null) !== (close === null)) {
      yield [`${path}.closures.${i}.close`, m.bothTimes()];
    } else if (open !== null && close !== null && (!wall.test(open) || !wall.test(close) || open >= close)) {
      yield [`${path}.closures.${i}.close`, m.twoTimes()];
    }
  }
}

/** Each entry is a date, and no date comes twice. */
function* dayProblems(
  rows: readonly { readonly date: string }[],
  path: (at: number) => string,
): Generator<Problem> {
  const days = new Set<string>();
  for (const [at, { date }] of rows.entries()) {
    if (!isCalendarDate(date)) yield [`${path(at)}.date`, m.dateMissing()];
    if (days.has(date)) yield [`${path(at)}.date`, m.dayTwice()];
    days.add(date);
  }
}

function* agreementProblems({ authorizations }: CompanySettings, world: SettingsWorld): Generator<Problem> {
  for (const kind of Object.keys(agreementNames) as (keyof typeof agreementNames)[]) {
    const known: readonly string[] = agreementNames[kind];
    for (const [part, text] of Object.entries({
      text: authorizations[kind].text,
      spanish: authorizations[kind].spanish ?? '',
    })) {
      const unknown = [...text.matchAll(/\{(\w*)\}/g)]
        .map(([, name]) => name!)
        .find((name) => !known.includes(name));
      if (unknown === undefined) continue;
      const names = listOf(known.map(inBraces), 'disjunction');
      yield [`authorizations.${kind}.${part}`, m.nameNotFilledIn({ name: inBraces(unknown), names })];
    }
    const changed = agreementVersions(authorizations[kind]).some(
      ([version, text]) => (world.agreements.get(version) ?? text) !== text,
    );
    if (changed) {
      yield [`authorizations.${kind}.version`, m.versionUsed()];
    }
  }
}

const inBraces = (name: string): string => `{${name}}`;

function* bannerProblems({ banner }: CompanySettings): Generator<Problem> {
  if (!banner) return;
  for (const name of ['from', 'through'] as const) {
    const day = banner[name];
    if (day !== null && !isCalendarDate(day)) yield [`banner.${name}`, m.dateMissing()];
  }
  if (banner.from !== null && banner.through !== null && banner.from > banner.through) {
    yield ['banner.through', m.lastBeforeFirst()];
  }
}

function* legalProblems({ legal }: CompanySettings): Generator<Problem> {
  for (const [name, url] of Object.entries(legal)) {
    if (url !== null && !isWebAddress(url)) yield [`legal.${name}`, m.addressWrong()];
  }
}

const isWebAddress = (text: string): boolean => URL.parse(text)?.protocol === 'https:';
