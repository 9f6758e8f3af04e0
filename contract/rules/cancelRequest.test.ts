import { expect, it } from 'vitest';
import { whyNotCancel } from './cancelRequest';
import { decidedFlows, requestStatuses } from '../requests/states';

const cancelUntil = '2026-04-13T21:00:00.000Z';
const zone = 'America/Los_Angeles';
const inTime = new Date(cancelUntil);
const words =
  'It’s too late to cancel this here. The cut-off was Apr 13, 2026, 2:00 PM PDT. Call us, and we may still stop it.';

it.each([
  ...decidedFlows.map((flow) => [flow, ['submitted', 'pendingSecond', 'approved']] as const),
  ['check', ['submitted']] as const,
])('a request of flow %s can be cancelled while it is %j', (flow, statuses) => {
  const open = requestStatuses.filter(
    (status) => whyNotCancel({ flow, status, cancelUntil }, inTime, zone) === undefined,
  );
  expect(open).toEqual(statuses);
});

it('exactly the cut-off is in time, a millisecond later is not', () => {
  const request = { flow: 'bank', status: 'approved', cancelUntil } as const;
  expect(whyNotCancel(request, inTime, zone)).toBeUndefined();
  expect(whyNotCancel(request, new Date(inTime.getTime() + 1), zone)).toBe(words);
});

it('says no moment where there was none', () => {
  const request = { flow: 'bank', status: 'approved', cancelUntil: null } as const;
  expect(whyNotCancel(request, inTime, zone)).toBe(
    'It’s too late to cancel this here. Call us, and we may still stop it.',
  );
});
