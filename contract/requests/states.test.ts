import { describe, expect, it } from 'vitest';
import {
  decidedFlows,
  inFlightStatuses,
  openStatuses,
  problemStatuses,
  requestFlows,
  requestStatuses,
  transitionOf,
  transitions,
} from './states';

// The table once more in text, so that a change in one place alone is found: docs/rules.md#request-states.
const ways = [
  'approve: submitted → approved | office | bank internal pickup | anotherPerson',
  'askSecond: submitted → pendingSecond | office | bank internal pickup | anotherPerson',
  'approveSecond: pendingSecond → approved | office | bank internal pickup | anotherPerson',
  'approve: submitted → approved | office | refund | creditLeft',
  'askSecond: submitted → pendingSecond | office | refund | creditLeft',
  'approveSecond: pendingSecond → approved | office | refund | creditLeft',
  'approveAgain: approved → approved | office | bank pickup refund | changed',
  'reject: submitted → rejected | office | bank internal pickup refund | -',
  'reject: pendingSecond → rejected | office | bank internal pickup refund | -',
  'reject: approved → rejected | office | bank internal pickup refund | inNoFile',
  'cancel: submitted → cancelled | customer office | bank internal pickup refund | beforeCancelUntil',
  'cancel: pendingSecond → cancelled | customer office | bank internal pickup refund | beforeCancelUntil',
  'cancel: approved → cancelled | customer office | bank internal pickup refund | beforeCancelUntil',
  'cancel: submitted → cancelled | customer | check | beforeCancelUntil',
  'cancel: submitted → cancelled | office | check | -',
  'expire: submitted → expired | portal | bank internal pickup check refund | -',
  'export: approved → exported | office | bank | debitable',
  'export: approved → exported | portal | bank pickup refund | -',
  'settle: exported → settled | office portal | bank | returnWindowPassed',
  'return: exported → returned | office portal | bank pickup refund | returnInTime',
  'return: settled → returned | office portal | bank | returnInTime',
  'return: posted → returned | office portal | bank refund | returnInTime',
  'return: completed → returned | portal | pickup | -',
  'resend: returned → approved | office | bank | resendable',
  'post: submitted → posted | portal | bank internal check refund | -',
  'post: submitted → posted | office | check | -',
  'post: expired → posted | portal | check | -',
  'post: pendingSecond → posted | portal | bank internal refund | -',
  'post: approved → posted | office | bank internal refund | inNoFile',
  'post: approved → posted | portal | bank internal refund | -',
  'post: exported → posted | portal | bank refund | -',
  'post: exported → posted | office | refund | -',
  'post: settled → posted | portal | bank | -',
  'reverse: posted → reversed | office portal | bank internal check refund | -',
  'makeReady: approved → ready | office | pickup | inNoFile',
  'complete: ready → completed | office portal | pickup | -',
  'complete: approved → completed | office | pickup | inNoFile',
  'complete: approved → completed | portal | pickup | -',
  'complete: exported → completed | office portal | pickup | -',
  'complete: submitted → completed | portal | pickup | -',
  'missPickup: ready → noShow | office portal | pickup | pickupDayPassed',
  'reverse: completed → reversed | office portal | pickup | -',
  'takeBack: posted → submitted | portal | bank internal check refund | -',
  'takeBack: posted → expired | portal | check | -',
  'takeBack: posted → pendingSecond | portal | bank internal refund | -',
  'takeBack: posted → approved | portal | bank internal refund | -',
  'takeBack: posted → exported | portal | bank refund | -',
  'takeBack: posted → settled | portal | bank | -',
  'takeBack: returned → posted | portal | bank refund | -',
  'takeBack: returned → exported | portal | bank pickup refund | -',
  'takeBack: returned → settled | portal | bank | -',
  'takeBack: returned → completed | portal | pickup | -',
  'takeBack: reversed → posted | portal | bank internal check refund | -',
  'takeBack: completed → submitted | portal | pickup | -',
  'takeBack: completed → approved | portal | pickup | -',
  'takeBack: completed → exported | portal | pickup | -',
  'takeBack: completed → ready | portal | pickup | -',
];

describe('the table of ways', () => {
  it('is this one', () => {
    expect(
      transitions.map(
        ({ event, from, to, roles, flows, guard }) =>
          `${event}: ${from} → ${to} | ${roles.join(' ')} | ${flows.join(' ')} | ${guard ?? '-'}`,
      ),
    ).toEqual(ways);
  });

  it('has each way once', () => {
    const keys = transitions.flatMap(({ event, from, to, roles, flows }) =>
      flows.flatMap((flow) => roles.map((role) => `${flow} ${event} ${from} ${to} ${role}`)),
    );

    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('transitionOf', () => {
  it.each([
    ['bank', 'approved', 'cancel', 'customer', undefined, 'cancelled'],
    ['bank', 'approved', 'cancel', 'portal', undefined, undefined],
    ['bank', 'exported', 'cancel', 'customer', undefined, undefined],
    ['bank', 'settled', 'return', 'office', undefined, 'returned'],
    ['internal', 'settled', 'return', 'office', undefined, undefined],
    ['pickup', 'approved', 'export', 'office', undefined, undefined],
    ['bank', 'posted', 'takeBack', 'portal', 'approved', 'approved'],
    ['bank', 'posted', 'takeBack', 'portal', 'exported', 'exported'],
    ['internal', 'posted', 'takeBack', 'portal', 'exported', undefined],
    ['bank', 'posted', 'takeBack', 'office', 'approved', undefined],
    ['check', 'submitted', 'approve', 'office', undefined, undefined],
    ['check', 'submitted', 'reject', 'office', undefined, undefined],
    ['check', 'submitted', 'cancel', 'office', undefined, 'cancelled'],
    ['check', 'submitted', 'post', 'office', undefined, 'posted'],
    ['check', 'submitted', 'export', 'portal', undefined, undefined],
    ['check', 'posted', 'return', 'portal', undefined, undefined],
    ['check', 'posted', 'takeBack', 'portal', 'submitted', 'submitted'],
    ['check', 'posted', 'takeBack', 'portal', 'approved', undefined],
    ['refund', 'approved', 'export', 'office', undefined, undefined],
    ['refund', 'approved', 'export', 'portal', undefined, 'exported'],
    ['refund', 'exported', 'settle', 'portal', undefined, undefined],
    ['refund', 'exported', 'post', 'office', undefined, 'posted'],
    ['refund', 'returned', 'resend', 'office', undefined, undefined],
    ['refund', 'submitted', 'post', 'office', undefined, undefined],
    ['refund', 'exported', 'cancel', 'customer', undefined, undefined],
  ] as const)('moves what is %s and %s by %s of the %s (%s): %s', (flow, from, event, role, to, reached) => {
    expect(transitionOf(flow, from, event, role, to)?.to).toBe(reached);
  });
});

describe('how requests are told apart', () => {
  it.each([
    ['open', openStatuses, 'submitted pendingSecond approved exported settled ready'],
    ['a problem', problemStatuses, 'rejected returned reversed noShow expired'],
    ['on its way to an invoice', inFlightStatuses, 'submitted pendingSecond approved exported settled'],
  ])('%s', (_, statuses, named) => {
    expect(statuses.join(' ')).toBe(named);
  });

  it('is open, a problem or at a good end', () => {
    const rest = requestStatuses.filter(
      (status) => !openStatuses.includes(status) && !problemStatuses.includes(status),
    );

    expect(rest).toEqual(['posted', 'completed', 'cancelled']);
    expect(requestFlows).toEqual(['bank', 'internal', 'pickup', 'check', 'refund']);
    expect(decidedFlows).toEqual(['bank', 'internal', 'pickup', 'refund']);
  });
});
