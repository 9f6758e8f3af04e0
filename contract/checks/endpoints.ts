import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** By somebody who mailed a check; the same key announces it once. */
export const announce = defineEndpoint<typeof schemas.announce>({
  method: 'POST',
  path: '/api/checks',
  username: 'query',
  keyed: true,
});

export const slip = defineDownload<typeof schemas.slip>({
  method: 'GET',
  path: '/api/checks/:id/slip',
  username: 'query',
});

/** What the office needs to record a check that was handed over at a branch. */
export const payable = defineEndpoint<typeof schemas.payable>({
  method: 'GET',
  path: '/api/office/checks/payable',
  requires: 'workQueue',
});

export const record = defineEndpoint<typeof schemas.record>({
  method: 'POST',
  path: '/api/office/checks',
  requires: 'workQueue',
  keyed: true,
});

export const officeSlip = defineDownload<typeof schemas.officeSlip>({
  method: 'GET',
  path: '/api/office/checks/:id/slip',
  requires: 'seeQueue',
});
