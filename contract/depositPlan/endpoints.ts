import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/depositplan',
  username: 'query',
  requires: 'depositPlan',
});

/** Loads transactions of one deposit account (`savid`), newest first: docs/rules.md#fixed-calls. */
export const transactions = defineEndpoint<typeof schemas.transactions>({
  method: 'GET',
  path: '/api/cinchtransactions',
  username: 'query',
  requires: 'depositPlan',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/depositplan/totals',
  username: 'query',
  requires: 'depositPlan',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/depositplan/export',
  username: 'query',
  requires: 'depositPlan',
});

export const statement = defineDownload<typeof schemas.statement>({
  method: 'GET',
  path: '/api/depositplan/statement',
  username: 'query',
  requires: 'depositPlan',
});

/** Made by the same rule that a request is judged by, so that what is shown is what is accepted. */
export const offer = defineEndpoint<typeof schemas.offer>({
  method: 'GET',
  path: '/api/depositplan/offer',
  username: 'query',
  requires: 'depositPlan',
});

/** Needs no flag, and tells no balance. */
export const about = defineEndpoint<typeof schemas.about>({
  method: 'GET',
  path: '/api/savings',
  username: 'query',
});
