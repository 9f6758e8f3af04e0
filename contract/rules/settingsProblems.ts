import type { CompanySettings } from '../settings/schema';
import { isCalendarDate } from '../format/date';
import { isBlank } from './blank';

const everywhere = ['company', 'amount', 'date', 'account', 'cutoff', 'phone', 'email'] as const;
const ofBanks = [...everywhere, 'accountType', 'bank', 'last', 'routing', 'holder'] as const;

/** The names in braces that an authorization may hold; they are filled in when somebody agrees to it. */
const agreementNames = {
  web: ofBanks,
  ccd: ofBanks,
  internal: [...everywhere, 'plan'],
} as const satisfies Record<keyof CompanySettings['authorizations'], readonly string[]>;

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
    if (cents <= 0) yield [path, 'Enter an amount above zero'];
  }
  if (depositPlan.minToEarnCents < 0) yield ['depositPlan.minToEarnCents', 'Enter zero or more'];
  const cutoff = depositPlan.sameDayCutoff;
  if (cutoff !== null && !wall.test(cutoff))
    yield ['depositPlan.sameDayCutoff', 'Enter a time such as 14:00'];
}

function* holidayProblems({ holidays: { added } }: CompanySettings): Generator<Problem> {
  const path = (at: number) => `holidays.added.${at}`;
  for (const [at, { name }] of added.entries()) {
    if (isBlank(name)) yield [`${path(at)}.name`, 'Enter a name such as Founders’ Day'];
  }
  yield* dayProblems(added, path);
}

function* branchProblems({ branches }: CompanySettings, world: SettingsWorld): Generator<Problem> {
  const seen = new Set<string>();
  for (const [at, branch] of branches.entries()) {
    const path = `branches.${at}`;
    if (!world.branches.includes(branch.code)) {
      yield [`${path}.code`, `The ERP has no branch ${branch.code}. Choose one of its branches`];
    }
    if (seen.has(branch.code))
      yield [`${path}.code`, `Branch ${branch.code} is there twice. Keep one of them`];
    seen.add(branch.code);
    for (const [i, { open, close, seasonFrom, seasonTo }] of branch.hours.entries()) {
      if (open >= close) yield [`${path}.hours.${i}.close`, 'Closing comes after opening'];
      for (const [name, day] of Object.entries({ seasonFrom, seasonTo })) {
        if (day !== null && !monthDay.test(day)) {
          yield [`${path}.hours.${i}.${name}`, 'Enter a month and a day such as 04-15'];
        }
      }
      if ((seasonFrom === null) !== (seasonTo === null)) {
        yield [`${path}.hours.${i}.seasonTo`, 'A season has a first and a last day: enter both or none'];
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
      yield [`${path}.closures.${i}.close`, 'Enter both times, or none where it is closed all day'];
    } else if (open !== null && close !== null && (!wall.test(open) || !wall.test(close) || open >= close)) {
      yield [`${path}.closures.${i}.close`, 'Enter two times such as 08:00 and 12:00, the later one last'];
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
    if (!isCalendarDate(date)) yield [`${path(at)}.date`, 'Enter a date'];
    if (days.has(date)) yield [`${path(at)}.date`, 'This day is there twice. Keep one of them'];
    days.add(date);
  }
}

function* agreementProblems({ authorizations }: CompanySettings, world: SettingsWorld): Generator<Problem> {
  for (const kind of Object.keys(agreementNames) as (keyof typeof agreementNames)[]) {
    const { version, text } = authorizations[kind];
    const known: readonly string[] = agreementNames[kind];
    const unknown = [...text.matchAll(/\{(\w*)\}/g)]
      .map(([, name]) => name!)
      .find((name) => !known.includes(name));
    if (unknown !== undefined) {
      yield [
        `authorizations.${kind}.text`,
        `{${unknown}} is not filled in. Use ${known.map((name) => `{${name}}`).join(', ')}`,
      ];
    }
    const before = world.agreements.get(version);
    if (before !== undefined && before !== text) {
      yield [
        `authorizations.${kind}.version`,
        'People have agreed to another text under this version. Give the changed text a new one',
      ];
    }
  }
}

function* bannerProblems({ banner }: CompanySettings): Generator<Problem> {
  if (!banner) return;
  for (const name of ['from', 'through'] as const) {
    const day = banner[name];
    if (day !== null && !isCalendarDate(day)) yield [`banner.${name}`, 'Enter a date'];
  }
  if (banner.from !== null && banner.through !== null && banner.from > banner.through) {
    yield ['banner.through', 'The last day comes after the first'];
  }
}

function* legalProblems({ legal }: CompanySettings): Generator<Problem> {
  for (const [name, url] of Object.entries(legal)) {
    if (url !== null && !isWebAddress(url))
      yield [`legal.${name}`, 'Enter an address that begins with https://'];
  }
}

const isWebAddress = (text: string): boolean => URL.parse(text)?.protocol === 'https:';
