import { describe, expect, it } from 'vitest';
import { schemas } from '@contract/queue/schema';
import { addressOf, queueParams, toQuery } from './queueList';

const read = (address: string) => queueParams.read(new URLSearchParams(address));

describe('the address as a query', () => {
  it.each([
    ['', { tab: 'toApprove' }],
    ['tab=all&q=ada', { tab: 'all', q: 'ada' }],
    ['least=12.5&most=100', { tab: 'toApprove', leastCents: 1_250, mostCents: 10_000 }],
    [
      'flag=newBankAccount,odd&kind=pickup&flow=bank',
      { tab: 'toApprove', flag: 'newBankAccount', kind: 'pickup', flow: 'bank' },
    ],
    ['age=7,3', { tab: 'toApprove', olderThan: 3 }],
    ['account=00117&submitter=a@b.c', { tab: 'toApprove', account: '00117', submitter: 'a@b.c' }],
    ['tab=odd&least=odd', { tab: 'toApprove' }],
  ])('%s', async (address, query) => {
    const asked = JSON.parse(JSON.stringify(toQuery(read(address).filters)));

    expect(asked).toEqual(query);
    await expect(schemas.totals.query.validate(asked, { strict: true })).resolves.toBeDefined();
  });
});

it('a kept view is the list without what is open and without a page of it', () => {
  expect(addressOf(read('tab=second&sort=-amount&after=x&page=2&request=r-1&stray=1'))).toBe(
    'tab=second&sort=-amount',
  );
});
