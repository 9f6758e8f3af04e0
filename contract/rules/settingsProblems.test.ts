import { describe, expect, it } from 'vitest';
import { startingSettings } from '@server/domain/settings/startingSettings';
import type { BranchSettings, CompanySettings } from '../settings/schema';
import { agreementVersions, settingsProblems } from './settingsProblems';

const world = {
  branches: ['PUL', 'BOI'],
  agreements: new Map(agreementVersions(startingSettings.authorizations.web)),
};
const workday = { weekday: 1, open: '08:00', close: '17:00', seasonFrom: null, seasonTo: null };
const branch = (over: Partial<BranchSettings> = {}): BranchSettings => ({
  code: 'PUL',
  hours: [workday],
  closures: [{ date: '2026-07-04', reason: 'Independence Day', open: null, close: null }],
  afterHoursPhone: null,
  pickup: true,
  pickupLeadHours: 4,
  pickupMaxCents: null,
  pickupSlotMinutes: 30,
  ...over,
});
const settings = (over: Partial<CompanySettings> = {}): CompanySettings => ({
  ...startingSettings,
  branches: [branch()],
  ...over,
});
const closed = { date: '2026-07-04', reason: '', open: null, close: null };
const { payments, depositPlan, authorizations } = startingSettings;
const web = (over: Partial<typeof authorizations.web>) => ({
  authorizations: { ...authorizations, web: { ...authorizations.web, ...over } },
});
const banner = (over: object) => ({
  banner: { text: 'Closed on Friday', tone: 'info' as const, from: null, through: null, ...over },
});

describe('company settings', () => {
  it('that are right have no problem', () => {
    expect(settingsProblems(settings(), world)).toEqual({});
    expect(settingsProblems(settings(banner({ from: '2026-04-13', through: '2026-04-13' })), world)).toEqual(
      {},
    );
    expect(
      settingsProblems(settings(web({ version: 'web-2', text: 'I authorize {company}.' })), world),
    ).toEqual({});
  });

  it.each<[string, Partial<CompanySettings>, string]>([
    ['a limit of nothing', { payments: { ...payments, maxPaymentCents: 0 } }, 'payments.maxPaymentCents'],
    [
      'a least below zero',
      { depositPlan: { ...depositPlan, minToEarnCents: -1 } },
      'depositPlan.minToEarnCents',
    ],
    ['no time', { depositPlan: { ...depositPlan, sameDayCutoff: 'noon' } }, 'depositPlan.sameDayCutoff'],
    ['an unknown branch', { branches: [branch({ code: 'XXX' })] }, 'branches.0.code'],
    ['a branch twice', { branches: [branch(), branch()] }, 'branches.1.code'],
    [
      'closing before opening',
      { branches: [branch({ hours: [{ ...workday, close: '08:00' }] })] },
      'branches.0.hours.0.close',
    ],
    [
      'half a season',
      { branches: [branch({ hours: [{ ...workday, seasonFrom: '04-01' }] })] },
      'branches.0.hours.0.seasonTo',
    ],
    [
      'a season of no day',
      { branches: [branch({ hours: [{ ...workday, seasonFrom: '4/1', seasonTo: '06-30' }] })] },
      'branches.0.hours.0.seasonFrom',
    ],
    [
      'a closure on no day',
      { branches: [branch({ closures: [{ ...closed, date: '2026-02-30' }] })] },
      'branches.0.closures.0.date',
    ],
    ['a closure twice', { branches: [branch({ closures: [closed, closed] })] }, 'branches.0.closures.1.date'],
    [
      'a day off that is none',
      { holidays: { added: [{ date: '2026-02-29', name: 'Leap day' }], removed: [] } },
      'holidays.added.0.date',
    ],
    [
      'a day off twice',
      {
        holidays: {
          added: [
            { date: '2026-11-27', name: 'Deer season' },
            { date: '2026-11-27', name: 'Rest' },
          ],
          removed: [],
        },
      },
      'holidays.added.1.date',
    ],
    [
      'a day off without a name',
      { holidays: { added: [{ date: '2026-11-27', name: ' ' }], removed: [] } },
      'holidays.added.0.name',
    ],
    [
      'half of other hours',
      { branches: [branch({ closures: [{ ...closed, open: '08:00' }] })] },
      'branches.0.closures.0.close',
    ],
    [
      'other hours backwards',
      { branches: [branch({ closures: [{ ...closed, open: '12:00', close: '08:00' }] })] },
      'branches.0.closures.0.close',
    ],
    [
      'a name that nobody fills in',
      web({ version: 'web-2', text: 'I, {name}, authorize' }),
      'authorizations.web.text',
    ],
    [
      'a name that nobody fills in, in Spanish',
      web({ version: 'web-2', spanish: 'Yo, {nombre}, autorizo' }),
      'authorizations.web.spanish',
    ],
    ['another text under the same version', web({ text: 'I authorize.' }), 'authorizations.web.version'],
    [
      'another Spanish text under the same version',
      web({ spanish: 'Autorizo.' }),
      'authorizations.web.version',
    ],
    [
      'a banner that ends before it begins',
      banner({ from: '2026-04-14', through: '2026-04-13' }),
      'banner.through',
    ],
    ['a banner of no day', banner({ from: 'soon' }), 'banner.from'],
    [
      'a link that is no web address',
      { legal: { privacyUrl: 'javascript:alert(1)', termsUrl: null } },
      'legal.privacyUrl',
    ],
    [
      'a link without encryption',
      { legal: { privacyUrl: null, termsUrl: 'http://example.com' } },
      'legal.termsUrl',
    ],
  ])('%s', (_, over, path) => {
    expect(Object.keys(settingsProblems(settings(over), world))).toEqual([path]);
  });
});
