import type { DecidedOriginator } from '@contract/originator/schema';
import { anOriginator } from '@contract/testing/anOriginator';

const confirmed = {
  id: 2,
  state: 'inForce',
  effectiveFrom: '2026-03-01T08:00:00.000Z',
  proposedBy: 'marta@supply.example',
  proposedAt: '2026-02-20T17:20:00.000Z',
  decidedBy: 'theo@supply.example',
  decidedAt: '2026-02-20T19:05:00.000Z',
} as const;

const waiting = {
  id: 3,
  state: 'waiting',
  effectiveFrom: '2026-12-01T08:00:00.000Z',
  proposedBy: 'marta@supply.example',
  proposedAt: '2026-11-18T17:20:00.000Z',
  decidedBy: null,
  decidedAt: null,
} as const;

const account = { routingNumber: '125100018', accountType: 'checking', last: '4417' } as const;
const inForce = { settings: anOriginator({ balanced: true }), offset: account };

/** One version in force, whose files are balanced. */
export const decidedOriginator = (over: Partial<DecidedOriginator> = {}): DecidedOriginator => ({
  versions: [confirmed],
  shown: 2,
  ...inForce,
  before: null,
  missing: [],
  mayDecide: false,
  booksZone: 'America/Los_Angeles',
  ...over,
});

/** Another one that waits, as somebody sees it who may confirm it. */
export const waitingOriginator = (over: Partial<DecidedOriginator> = {}): DecidedOriginator =>
  decidedOriginator({
    versions: [waiting, confirmed],
    shown: 3,
    settings: anOriginator({
      balanced: true,
      cutoffs: { times: ['09:30', '14:00'], zone: 'America/Denver' },
      sameDay: { until: '09:30', maxEntryCents: 5_000_000 },
    }),
    offset: { ...account, routingNumber: '323200011', last: '0982' },
    before: inForce,
    mayDecide: true,
    ...over,
  });

/** Nothing was proposed yet. */
export const noOriginator: DecidedOriginator = decidedOriginator({
  versions: [],
  shown: null,
  settings: null,
  offset: null,
  missing: ['There are no bank settings yet. Propose them, and another administrator confirms them.'],
});
