import { describe, expect, it } from 'vitest';
import {
  type MessageEvent,
  messageMovesIn,
  type MessageState,
  messageStateAfter,
  messageStates,
  waitsAnew,
} from './messageStates';

describe('messageStateAfter', () => {
  it.each<[MessageEvent, (MessageState | undefined)[]]>([
    // in the state:   new        open       waiting    done
    ['take', ['open', 'open', 'waiting', undefined]],
    ['reply', ['waiting', 'waiting', 'waiting', undefined]],
    ['replyAndClose', ['done', 'done', 'done', undefined]],
    ['note', ['new', 'open', 'waiting', 'done']],
    ['close', ['done', 'done', 'done', undefined]],
    ['reopen', [undefined, undefined, undefined, 'open']],
    ['merge', ['done', 'done', 'done', undefined]],
    ['answer', ['new', 'open', 'open', 'open']],
    ['resolve', ['done', 'done', 'done', undefined]],
    ['unresolve', [undefined, undefined, undefined, 'open']],
  ])('%s', (event, expected) => {
    expect(messageStates.map((state) => messageStateAfter(event, state))).toEqual(expected);
  });
});

it.each<[MessageState, string]>([
  ['new', 'take reply replyAndClose note close merge'],
  ['open', 'take reply replyAndClose note close merge'],
  ['waiting', 'take reply replyAndClose note close merge'],
  ['done', 'note reopen'],
])('a message that is %s can be moved by %s', (state, moves) => {
  expect(messageMovesIn(state).join(' ')).toBe(moves);
});

it.each<[MessageState, MessageState, boolean]>([
  ['new', 'open', false],
  ['open', 'waiting', true],
  ['waiting', 'waiting', false],
  ['waiting', 'open', true],
  ['open', 'done', true],
  ['done', 'open', true],
])('from %s to %s somebody else waits: %s', (from, to, is) => {
  expect(waitsAnew(from, to)).toBe(is);
});
