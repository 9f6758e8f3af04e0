import { describe, expect, it } from 'vitest';
import { someSettings } from '@stories/support/settingsBuilders';
import { settingsChanges } from './settingsChanges';
import { fromValues, newBranch, toValues } from './settingsValues';

const nameOf = (code: string) => (code === 'PUL' ? 'Pullman' : code);
const { payments, holidays, branches } = someSettings;

describe('what differs', () => {
  it('is nothing where nothing does', () => {
    expect(settingsChanges(someSettings, someSettings, nameOf)).toEqual([]);
  });

  it.each([
    [{ payments: { ...payments, cutoff: '15:30' } }, 'Payments: Cut-off', '2:00 PM', '3:30 PM'],
    [
      { payments: { ...payments, maxPaymentCents: 1_00 } },
      'Payments: Largest payment',
      '$250,000.00',
      '$1.00',
    ],
    [
      { payments: { ...payments, allowPartial: false } },
      'Payments: Invoices may be paid in part',
      'Yes',
      'No',
    ],
    [
      { banner: { text: 'Closed', tone: 'info' as const, from: null, through: '2026-11-26' } },
      'Message and links: Message',
      'none',
      'Closed',
    ],
    [{ holidays: { ...holidays, removed: [] } }, 'Holidays: Closed on Columbus Day', 'No', 'Yes'],
    [
      { holidays: { ...holidays, removed: ['columbus', 'veterans'] satisfies typeof holidays.removed } },
      'Holidays: Closed on Veterans Day',
      'Yes',
      'No',
    ],
    [
      { holidays: { ...holidays, added: [] } },
      'Holidays: more days off',
      'Nov 27, 2026 The day after Thanksgiving',
      'none',
    ],
    [
      { branches: [{ ...branches[0]!, closures: [] }] },
      'Branch Pullman: closures',
      'Dec 4, 2026 Inventory',
      'none',
    ],
    [
      { branches: [{ ...branches[0]!, hours: [] }] },
      'Branch Pullman: hours',
      'Monday 7:30 AM to 5:00 PM; Saturday 8:00 AM to 12:00 PM from 08-01 to 10-31',
      'none',
    ],
    [{ branches: [] }, 'Branch Pullman: Hours ahead of a pickup', '4', 'none'],
  ])('%j is told as %s', (over, what, before, after) => {
    expect(settingsChanges(someSettings, { ...someSettings, ...over }, nameOf)).toContainEqual({
      what,
      before,
      after,
    });
  });
});

describe('the values of the form', () => {
  it('come back as the settings that they were made of', () => {
    expect(fromValues(toValues(someSettings))).toEqual(someSettings);
  });

  it('keep a weekday that was chosen a number, and a reason that was left empty', () => {
    const values = toValues({ ...someSettings, branches: [newBranch('PUL')] });
    const [branch] = values.branches as [{ hours: { weekday: unknown }[]; closures: object[] }];
    branch.hours[0]!.weekday = '6';
    branch.closures.push({ date: '2026-12-24', reason: '', open: '', close: '' });

    const [kept] = fromValues(values).branches;
    expect(kept!.hours[0]!.weekday).toBe(6);
    expect(kept!.closures).toEqual([{ date: '2026-12-24', reason: '', open: null, close: null }]);
  });

  it('without a message have no banner', () => {
    const values = toValues({
      ...someSettings,
      banner: { text: 'Closed', tone: 'warning', from: null, through: null },
    });

    expect(
      fromValues({ ...values, banner: { text: '', tone: 'warning', from: '', through: '' } }).banner,
    ).toBeNull();
  });
});
