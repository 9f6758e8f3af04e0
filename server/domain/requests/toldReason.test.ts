import { expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import { eventNote, FIGURES_UNDONE, toldReason } from './toldReason';

const returned = { status: 'returned', status_reason: null, return_code: 'R01' };

it('the reason of a return is the bank’s code in the language of who reads it', () => {
  expect(toldReason(returned)).toBe('There was not enough money in the bank account.');
  expect(inLanguage('es', () => toldReason(returned))).toBe(
    'No había fondos suficientes en la cuenta bancaria.',
  );
  expect(toldReason({ ...returned, status: 'posted' })).toBeNull();
});

it('what somebody wrote stays as they wrote it', () => {
  expect(toldReason({ ...returned, status_reason: 'Call Ann.' })).toBe('Call Ann.');
  expect(eventNote({ event: 'return', note: 'Call Ann.' }, 'R01')).toBe('Call Ann.');
});

it('what happened has a note where the portal knows why', () => {
  expect(eventNote({ event: 'return', note: null }, 'R01')).toBe(
    'There was not enough money in the bank account.',
  );
  expect(eventNote({ event: 'approve', note: null }, 'R01')).toBeNull();
  expect(eventNote({ event: 'return', note: null }, null)).toBeNull();
  expect(eventNote({ event: 'takeBack', note: FIGURES_UNDONE }, null)).toMatch(
    /^We took out one night’s figures/,
  );
});
