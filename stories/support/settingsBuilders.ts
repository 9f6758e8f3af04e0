import type { CompanySettings, DecidedSettings } from '@contract/settings/schema';
import { startingSettings } from '@server/domain/settings/startingSettings';

/** A company with one branch and a text of each kind. */
export const someSettings: CompanySettings = {
  ...startingSettings,
  contact: {
    creditPhone: '509-555-0190',
    creditEmail: 'credit@supply.example',
    supportHours: 'Weekdays 8 to 5',
  },
  holidays: {
    added: [{ date: '2026-11-27', name: 'The day after Thanksgiving' }],
    removed: ['columbus'],
  },
  branches: [
    {
      code: 'PUL',
      hours: [
        { weekday: 1, open: '07:30', close: '17:00', seasonFrom: null, seasonTo: null },
        { weekday: 6, open: '08:00', close: '12:00', seasonFrom: '08-01', seasonTo: '10-31' },
      ],
      closures: [{ date: '2026-12-04', reason: 'Inventory', open: null, close: null }],
      afterHoursPhone: '509-555-0111',
      pickup: true,
      pickupLeadHours: 4,
      pickupMaxCents: 2_500_000,
      pickupSlotMinutes: 30,
    },
  ],
};

export const decidedSettings = (over: Partial<DecidedSettings> = {}): DecidedSettings => ({
  versions: [
    {
      id: 3,
      effectiveFrom: '2026-12-01T08:00:00.000Z',
      standing: 'coming',
      decidedAt: '2026-11-18T17:20:00.000Z',
      decidedBy: 'marta@supply.example',
    },
    {
      id: 2,
      effectiveFrom: '2026-03-01T08:00:00.000Z',
      standing: 'inForce',
      decidedAt: '2026-02-20T17:20:00.000Z',
      decidedBy: 'marta@supply.example',
    },
  ],
  shown: 3,
  settings: someSettings,
  proposed: null,
  booksZone: 'America/Los_Angeles',
  branches: [
    { code: 'ONT', name: 'Ontario' },
    { code: 'PUL', name: 'Pullman' },
  ],
  ...over,
});
