import { randomUUID } from 'node:crypto';
import * as promises from '@contract/promises/endpoints';
import type { TestApp } from '@server/testing/testApp';

export const ada = 'ada@example.com';
export const root = 'root@example.com';

/** All that is past due on Ada's account, by a week from the day of the tests. */
export const said = { accountNo: '00117', day: '2026-04-20', amountCents: 10_000 };

/** What customers and the office do about promises. */
export const promising = (portal: Pick<TestApp, 'as'>) => ({
  make: (over: object = {}, as = ada, key = randomUUID()) =>
    portal.as(as).call(promises.make, { key, query: { username: as }, body: { ...said, ...over } }),
  change: (id: string, over: object = {}, as = ada) =>
    portal.as(as).call(promises.change, {
      params: { id },
      query: { username: as },
      body: { version: 1, day: '2026-04-21', amountCents: 5_000, ...over },
    }),
  listed: (as = ada) => portal.as(as).call(promises.list, { query: { username: as } }),
  onAccount: () => portal.as(root).call(promises.onAccount, { params: { accountNo: said.accountNo } }),
});
