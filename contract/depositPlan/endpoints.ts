import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/depositplan',
  requires: 'depositPlan',
});

/** Loads transactions of one deposit account (`savid`), newest first: docs/rules.md#fixed-calls. */
export const transactions = defineEndpoint<typeof schemas.transactions>({
  method: 'GET',
  path: '/api/cinchtransactions',
  requires: 'depositPlan',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/depositplan/totals',
  requires: 'depositPlan',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/depositplan/export',
  requires: 'depositPlan',
});

export const statement = defineDownload<typeof schemas.statement>({
  method: 'GET',
  path: '/api/depositplan/statement',
  requires: 'depositPlan',
});

/** Made by the same rule that a request is judged by, so that what is shown is what is accepted. */
export const offer = defineEndpoint<typeof schemas.offer>({
  method: 'GET',
  path: '/api/depositplan/offer',
  requires: 'depositPlan',
});

/** Needs no flag, and tells no balance. */
export const about = defineEndpoint<typeof schemas.about>({
  method: 'GET',
  path: '/api/savings',
});
