import { describe, expect, it } from 'vitest';
import { aQueued } from '@stories/support/queueBuilders';
import type { MovesRun } from '@/data/queueMoves';
import { lookedAtTwice, stillChosen } from './queueOrders';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => aQueued({ id })) as [Q, Q, Q, Q];
type Q = ReturnType<typeof aQueued>;

const run = (requests: readonly Q[], answered: Readonly<Record<string, 'done' | 'refused'>>): MovesRun => ({
  order: { event: 'approve', requests },
  results: Object.entries(answered).map(([id, outcome]) => ({ id, outcome, status: null, message: null })),
  state: 'ended',
});

describe('stillChosen', () => {
  it.each([
    ['what was moved or refused leaves', [a, b], run([a, b], { a: 'done', b: 'refused' }), ['c', 'd']],
    ['what was not sent stays', [a, b, c], run([a, b, c], { a: 'done' }), ['b', 'c', 'd']],
    [
      'what was moved at the first try has left after the second',
      [a, b],
      run([b], { b: 'refused' }),
      ['c', 'd'],
    ],
    ['one moved from its drawer takes no other along', [d], run([d], { d: 'done' }), ['a', 'b', 'c']],
    [
      'one that was not chosen does not come in',
      [aQueued({ id: 'x' })],
      run([aQueued({ id: 'x' })], {}),
      ['a', 'b', 'c', 'd'],
    ],
  ])('%s', (_, requests, ended, left) => {
    const ids = new Set(['a', 'b', 'c', 'd']);

    expect([...stillChosen(ids, { move: 'approve', requests }, ended)]).toEqual(left);
  });
});

it.each([
  ['approve', ['b']],
  ['reject', []],
] as const)('before %s, %j are looked at twice', (move, ids) => {
  const flagged = aQueued({ id: 'b', flags: ['staleData'] });

  expect(lookedAtTwice({ move, requests: [a, flagged] }).map(({ id }) => id)).toEqual(ids);
});
