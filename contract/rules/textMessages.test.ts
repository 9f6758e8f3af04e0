import { describe, expect, it } from 'vitest';
import { textReply, toTextNumber } from './textMessages';

describe('a number for text messages', () => {
  it.each([
    ['(509) 555-0134', '+15095550134'],
    ['509.555.0134', '+15095550134'],
    ['5095550134', '+15095550134'],
    ['1 509 555 0134', '+15095550134'],
    ['+1 509-555-0134', '+15095550134'],
    // Canada.
    ['+1 604 555 0134', '+16045550134'],
    ['200 200 0000', '+12002000000'],
    ['901 555 0134', '+19015550134'],
    ['509 212 0134', '+15092120134'],
    ['212 555 0134', '+12125550134'],
  ])('%s is %s', (typed, number) => {
    expect(toTextNumber(typed)).toBe(number);
  });

  it.each([
    '',
    '509 555 013',
    '509 555 01345',
    '109 555 0134',
    '009 555 0134',
    '509 155 0134',
    '509 055 0134',
    '911 555 0134',
    '509 411 0134',
    '900 555 0134',
    '2 509 555 0134',
    '+44 20 7946 0958',
    '+52 55 5123 4567',
    '0044 7700 900958',
    '011 52 55 5123 45',
    '509 555 0134 x12',
    'call 509 555 0134',
    '٥٠٩٥٥٥٠١٣٤',
  ])('%s is none', (typed) => {
    expect(toTextNumber(typed)).toBeUndefined();
  });
});

describe('a reply', () => {
  it.each([
    ['STOP', 'stop'],
    ['stop', 'stop'],
    [' Stop. \n', 'stop'],
    ['"STOP"', 'stop'],
    ['stop all', 'stop'],
    ['STOPALL', 'stop'],
    ['Unsubscribe', 'stop'],
    ['cancel', 'stop'],
    ['End', 'stop'],
    ['QUIT!', 'stop'],
    ['alto', 'stop'],
    ['START', 'start'],
    ['Unstop', 'start'],
    ['help', 'help'],
    ['Info', 'help'],
    ['ayuda', 'help'],
  ])('"%s" asks to %s', (body, asked) => {
    expect(textReply(body)).toBe(asked);
  });

  it.each(['', 'please stop', 'stopped', 'STOP IT', 'yes', 'ok', 'constructor', '482913'])(
    '"%s" asks for nothing',
    (body) => {
      expect(textReply(body)).toBeUndefined();
    },
  );
});
