import { describe, expect, it } from 'vitest';
import { requestTabs } from '@contract/requests/labels';
import { aPickupDetail, aRequestDetail } from '@stories/support/requestBuilders';
import { copyHref, requestParams, tabs, toQuery } from './requestList';
import { ticksOf } from './requestStages';

const filtersAt = (address: string) => requestParams.read(new URLSearchParams(address)).filters;

it('offers what the contract takes', () => {
  expect(['open', ...tabs, 'all']).toEqual(requestTabs);
});

describe('the question behind an address', () => {
  it.each([
    ['', { tab: 'open' }],
    ['tab=problems&q=104866', { tab: 'problems', q: '104866' }],
    ['tab=everything&kind=payment,gift', { tab: 'open', kind: 'payment' }],
  ])('"%s"', (address, query) => {
    expect(toQuery(filtersAt(address), '2281')).toEqual({
      q: undefined,
      from: undefined,
      to: undefined,
      kind: undefined,
      account: '2281',
      ...query,
    });
  });
});

describe('asking for the same anew', () => {
  it.each([
    [aRequestDetail(), '/my-account/payments/make-a-payment?account=2281&invoice=104866%2C104859'],
    [
      aRequestDetail({ mode: 'prepay', prepayContractNo: 'PP-1', allocations: [] }),
      '/my-account/payments/make-a-payment?account=2281&contract=PP-1',
    ],
    [aPickupDetail(), '/my-deposit-plan?account=D-2281&ask=money'],
  ])('leads there', (request, href) => {
    expect(copyHref(request)).toBe(href);
  });
});

describe('how far bank and account are', () => {
  const event = (name: string) =>
    ({ at: '2026-11-18T17:42:00Z', actor: '', event: name, to: 'approved', note: null }) as const;

  it.each([
    [{ status: 'approved' }, [], ['Not sent yet', 'Not posted yet']],
    [{ status: 'exported' }, ['export'], ['Sent, not cleared yet', 'Not posted yet']],
    [{ status: 'settled' }, ['export', 'settle'], ['Cleared', 'Not posted yet']],
    [{ status: 'posted', postedOn: '2026-11-19' }, ['export'], ['Sent, not cleared yet', 'Posted']],
    [
      { status: 'returned', postedOn: '2026-11-19' },
      ['export', 'settle'],
      ['Returned', 'Posted, then undone'],
    ],
    [{ status: 'posted', flow: 'internal', postedOn: '2026-11-19' }, [], ['Posted']],
    [{ status: 'ready', flow: 'pickup' }, [], []],
  ] as const)('%j after %j', (over, events, words) => {
    const request = { ...aRequestDetail(), ...over, events: events.map(event) };

    expect(ticksOf(request).map((tick) => tick.words)).toEqual(words);
  });
});
