import { describe, expect, it } from 'vitest';
import { eventOf, movesOf, officeMoveNames } from './officeMoves';
import { requestFlows, requestStatuses, transitionOf } from './states';

describe('eventOf', () => {
  it.each([
    ['submitted', 99, 'approve'],
    ['submitted', 100, 'askSecond'],
    ['pendingSecond', 99, 'approveSecond'],
    ['pendingSecond', 100, 'approveSecond'],
  ] as const)('an approval of what is %s over %i of 100 is %s', (status, amountCents, event) => {
    expect(eventOf('approve', { status, amountCents }, 100)).toBe(event);
  });

  it('every other move is its own event', () => {
    const others = officeMoveNames.filter((move) => move !== 'approve');

    expect(others.map((move) => eventOf(move, { status: 'submitted', amountCents: 1 }, 0))).toEqual(others);
  });
});

describe('movesOf', () => {
  it.each([
    ['bank', 'submitted', ['approve', 'reject']],
    ['bank', 'pendingSecond', ['approve', 'reject']],
    ['bank', 'approved', ['export', 'post', 'reject']],
    ['bank', 'exported', ['settle', 'return']],
    ['bank', 'posted', ['return', 'reverse']],
    ['internal', 'approved', ['post', 'reject']],
    ['pickup', 'approved', ['makeReady', 'complete', 'reject']],
    ['pickup', 'ready', ['complete', 'missPickup']],
    ['bank', 'cancelled', []],
    ['check', 'submitted', ['post', 'cancel']],
    ['check', 'posted', ['reverse']],
    ['check', 'reversed', []],
  ] as const)('%s, %s: %j', (flow, status, moves) => {
    expect(movesOf({ flow, status })).toEqual(moves);
  });

  it('offers only what the table of states allows', () => {
    const offered = requestFlows.flatMap((flow) =>
      requestStatuses.flatMap((status) =>
        movesOf({ flow, status }).map((move) => {
          const event = eventOf(move, { status, amountCents: 1 }, 100);
          return transitionOf(flow, status, event, 'office');
        }),
      ),
    );

    expect(offered.length).toBeGreaterThan(20);
    expect(offered).not.toContain(undefined);
  });
});
