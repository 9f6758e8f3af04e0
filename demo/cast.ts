import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan } from './account';
import { plusDays, yearOf } from './calendar';
import { habits } from './habits';
import { planAccount } from './plan';

/** What holds for everybody unless it is told otherwise. */
const plain = {
  prepayCents: 0,
  prepayAs: 'G' as const,
  harvestTerms: false,
  cattle: false,
  otherBranches: [] as string[],
};

/** The account holders whom the demo's sign-ins belong to, and those who share tickets with them. */
export function cast(seed: number, storyEnd: CalendarDateText): ReadonlyMap<string, AccountPlan> {
  const told = [
    ...tradingFarms(storyEnd),
    ...troubledAccounts(storyEnd),
    ...lindqvist(),
    {
      ...plain,
      accountNo: '00399',
      name: 'Haddad Vineyards',
      homeBranch: 'PUL',
      fieldCount: 2,
      visits: 0,
      buyers: [],
    },
    ...(
      [
        ['50011', 'Emil & Ruth Vandermeer', 'ONT'],
        ['50012', 'Sylvia Ostrander', 'PUL'],
        ['50021', 'Ruth Halvorsen', 'LEW'],
      ] as const
    ).map(([accountNo, name, homeBranch]) => saver(accountNo, name, homeBranch)),
  ];
  return new Map(told.map((one) => [one.accountNo, planAccount(seed, one)]));
}

/** In good standing, from the farm that uses all there is to one that never bought. */
function tradingFarms(storyEnd: CalendarDateText) {
  return [
    {
      ...plain,
      accountNo: '00117',
      name: 'Kessler Ridge Farms LLC',
      dba: 'Kessler Ridge',
      homeBranch: 'PUL',
      otherBranches: ['LEW', 'ONT'],
      terms: 'L531' as const,
      fieldCount: 18,
      visits: 112,
      prepayCents: 4_000_000,
      prepayGroups: ['NIT', 'PHO', 'POT', 'SUL'] as const,
      harvestTerms: true,
      taxExempt: true,
      taxExemptExpires: `${yearOf(storyEnd)}-12-31`,
      creditLimit: 25_000_000,
      specialTermsLimit: 10_000_000,
      statementDelivery: 'email' as const,
      buyers: [
        { name: 'Dana Kessler', active: true },
        { name: 'Ben Kessler', limitCents: 250_000, active: true },
        { name: 'Sam Orr', limitCents: 75_000, active: true },
        { name: 'Wes Tolley', limitCents: 50_000, active: false },
      ],
      blendDetail: 'full' as const,
      habit: { ...habits.punctual, skipPercent: 0, overPercent: 0 },
      papers: 'old' as const,
    },
    {
      ...plain,
      accountNo: '00131',
      name: 'Agnes Thornbury',
      homeBranch: 'PUL',
      terms: 'M15' as const,
      fieldCount: 1,
      visits: 0,
      habit: { ...habits.punctual, skipPercent: 0 },
      papers: 'all' as const,
    },
    {
      ...plain,
      accountNo: '00145',
      name: 'O\'Brien & Söhne, "LLC"',
      homeBranch: 'ONT',
      terms: 'M15' as const,
      fieldCount: 5,
      visits: 22,
      taxExempt: false,
      habit: habits.punctual,
    },
    {
      ...plain,
      accountNo: '00158',
      name: 'Emil & Ruth Vandermeer',
      homeBranch: 'ONT',
      terms: 'M15' as const,
      fieldCount: 6,
      visits: 24,
      cattle: true,
      habit: habits.punctual,
    },
  ];
}

/** On hold, cash only, closed, and one whose payments bounce. */
function troubledAccounts(storyEnd: CalendarDateText) {
  return [
    {
      ...plain,
      accountNo: '00166',
      name: 'Cold Spring Grain',
      status: 'H' as const,
      homeBranch: 'LEW',
      terms: 'N30' as const,
      fieldCount: 6,
      visits: 26,
      habit: { ...habits.late, stops: plusDays(storyEnd, -63) },
    },
    {
      ...plain,
      accountNo: '00173',
      name: 'Stubbs Hay & Straw',
      status: 'C' as const,
      homeBranch: 'LEW',
      terms: 'COD' as const,
      fieldCount: 2,
      visits: 18,
      creditLimit: 0,
      habit: habits.cash,
    },
    {
      ...plain,
      accountNo: '00188',
      name: 'Tillman Brothers',
      status: 'X' as const,
      closedOn: plusDays(storyEnd, -150),
      homeBranch: 'PUL',
      terms: 'M15' as const,
      fieldCount: 4,
      visits: 16,
      habit: { ...habits.steady, overPercent: 0 },
    },
    {
      ...plain,
      accountNo: '00199',
      name: 'Barrow Creek Ranch',
      homeBranch: 'LEW',
      terms: 'M15' as const,
      fieldCount: 4,
      visits: 24,
      cattle: true,
      noAch: true,
      habit: {
        ...habits.punctual,
        methods: [100, 0, 0, 0] as const,
        skipPercent: 0,
        overPercent: 0,
        bounces: [
          { from: plusDays(storyEnd, -150), code: 'R10' as const, after: 52, stays: false },
          { from: plusDays(storyEnd, -40), code: 'R01' as const, after: 3, stays: true },
        ],
      },
    },
  ];
}

/** Somebody with deposits and no trade of their own. */
const saver = (accountNo: string, name: string, homeBranch: string) => ({
  accountNo,
  name,
  homeBranch,
  type: 'D' as const,
  terms: 'COD' as const,
  fieldCount: 0,
  visits: 0,
  prepayCents: 0,
  harvestTerms: false,
  cattle: false,
  otherBranches: [],
  buyers: [],
});

/** One family with four accounts, the partner of its partnership, and the plot that shares a sliver. */
function lindqvist() {
  const pulman = { ...plain, homeBranch: 'PUL', terms: 'M15' as const, habit: habits.steady };
  return [
    {
      ...pulman,
      accountNo: '00201',
      name: 'Lindqvist Land & Cattle LLC',
      fieldCount: 9,
      visits: 40,
      cattle: true,
      harvestTerms: true,
      prepayCents: 2_500_000,
    },
    { ...pulman, accountNo: '00202', name: 'Karl Lindqvist', fieldCount: 1, visits: 8 },
    { ...pulman, accountNo: '00203', name: 'Lindqvist & Moreno Partnership', fieldCount: 5, visits: 4 },
    { ...pulman, accountNo: '00204', name: 'Lindqvist Rental Ground', fieldCount: 3, visits: 10 },
    { ...pulman, accountNo: '00207', name: 'Moreno Family Farms LLC', fieldCount: 4, visits: 14 },
    { ...pulman, accountNo: '00209', name: 'Section 12 Research Plot', fieldCount: 1, visits: 0 },
  ];
}
