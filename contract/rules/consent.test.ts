import { describe, expect, it } from 'vitest';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { type AddedPowers, givesAlone, loosenedLimits, type OfficePowers, splitPowers } from './consent';

const none: OfficePowers = { admin: false, desks: [], branch: null };
const nothing: AddedPowers = { admin: false, desks: [], branch: null };

describe('a change of powers', () => {
  it.each<[string, OfficePowers, OfficePowers, OfficePowers, AddedPowers | null]>([
    ['nothing', none, none, none, null],
    ['a desk given', none, { ...none, desks: ['help'] }, none, { ...nothing, desks: ['help'] }],
    ['a desk taken', { ...none, desks: ['help'] }, none, none, null],
    [
      'one for another',
      { ...none, desks: ['help'] },
      { ...none, desks: ['audit'] },
      none,
      { ...nothing, desks: ['audit'] },
    ],
    ['the flag given', none, { ...none, admin: true }, none, { ...nothing, admin: true }],
    ['the flag taken', { ...none, admin: true }, none, none, null],
    ['a branch instead of all', none, { ...none, branch: 'PUL' }, { ...none, branch: 'PUL' }, null],
    [
      'all instead of a branch',
      { ...none, branch: 'PUL' },
      none,
      { ...none, branch: 'PUL' },
      { ...nothing, branch: { to: null } },
    ],
    [
      'another branch',
      { ...none, branch: 'PUL' },
      { ...none, branch: 'BOI' },
      { ...none, branch: 'PUL' },
      { ...nothing, branch: { to: 'BOI' } },
    ],
  ])('%s: what holds at once, and what waits', (_, before, after, now, added) => {
    expect(splitPowers(before, after)).toEqual({ now, added });
  });

  it.each<[Partial<AddedPowers>, number, boolean]>([
    [{ admin: true }, 0, true],
    [{ admin: true }, 1, false],
    [{ admin: true, desks: ['help'] }, 0, false],
    [{ desks: ['help'] }, 0, false],
    [{ branch: { to: null } }, 0, false],
  ])('%j with %i other administrators is given alone: %s', (added, others, alone) => {
    expect(givesAlone({ ...nothing, ...added }, others)).toBe(alone);
  });
});

describe('a limit', () => {
  const { payments, depositPlan } = startingSettings;
  const paying = (over: Partial<typeof payments>) => ({
    ...startingSettings,
    payments: { ...payments, ...over },
  });

  it.each([
    ['maxPaymentCents', 1, true],
    ['maxPaymentCents', -1, false],
    ['maxPaymentCents', 0, false],
    ['secondApprovalCents', 1, true],
    ['secondApprovalCents', -1, false],
    ['newOptionMaxCents', 1, true],
    ['newOptionMaxCents', -1, false],
    ['newOptionHours', 1, false],
    ['newOptionHours', -1, true],
  ] as const)('%s moved by %i is loosened: %s', (name, by, isLooser) => {
    const after = paying({ [name]: payments[name] + by });
    const moved = { name, before: payments[name], after: payments[name] + by };
    expect(loosenedLimits(startingSettings, after)).toEqual(isLooser ? [moved] : []);
  });

  it('of the deposit plan counts too, and what guards no money does not', () => {
    const maxRequestCents = depositPlan.maxRequestCents + 1;
    const after = {
      ...paying({ allowPartial: !payments.allowPartial }),
      depositPlan: { ...depositPlan, maxRequestCents },
    };
    expect(loosenedLimits(startingSettings, after).map(({ name }) => name)).toEqual(['maxRequestCents']);
  });
});
