import { describe, expect, it } from 'vitest';
import { requestStatuses } from './states';
import { requestEventWords, requestKindWord, requestSentence, type WordedRequest } from './sentences';

const today = '2026-11-18';
const bank = { flow: 'bank', effectiveDate: '2026-11-20' } as const;
const internal = { flow: 'internal' } as const;
const pickup = { flow: 'pickup', deliveryMethod: 'checkPickup' } as const;

describe('the words of a status', () => {
  it.each<[WordedRequest, string]>([
    [{ ...bank, status: 'submitted' }, 'We have your request. Nothing has left your bank yet.'],
    [{ ...internal, status: 'submitted' }, 'We have your request. Nothing has left your deposit plan yet.'],
    [
      { ...pickup, status: 'submitted' },
      'We have your request. We’re holding the amount in your deposit plan.',
    ],
    [
      { ...bank, status: 'pendingSecond' },
      'We have your request. Nothing has left your bank yet. Our office is checking it.',
    ],
    [
      { ...bank, status: 'approved' },
      'Our office approved it. It goes to your bank, which takes the payment on Nov 20, 2026.',
    ],
    [{ ...internal, status: 'approved' }, 'Our office approved it. We take it from your deposit plan next.'],
    [{ ...pickup, status: 'approved' }, 'Our office approved it. We get the check ready next.'],
    [{ ...bank, status: 'exported' }, 'We sent it to your bank, which takes the payment on Nov 20, 2026.'],
    [{ ...bank, status: 'settled' }, 'Your bank hasn’t returned it as of Nov 18, 2026.'],
    [{ ...bank, status: 'posted', postedOn: '2026-11-23' }, 'Posted to your account on Nov 23, 2026.'],
    [{ ...pickup, status: 'ready', branchName: 'Tekoa' }, 'Your check is ready at Tekoa. Bring an ID.'],
    [{ ...pickup, status: 'completed' }, 'The check was picked up.'],
    [{ flow: 'pickup', deliveryMethod: 'checkMail', status: 'completed' }, 'The check was mailed.'],
    [
      { ...bank, status: 'returned', statusReason: 'There was not enough money in the bank account.' },
      'Your bank returned it. There was not enough money in the bank account. Your invoices are open again.',
    ],
    [{ ...bank, status: 'rejected', statusReason: 'The invoice is disputed' }, 'The invoice is disputed.'],
    [
      { ...bank, status: 'rejected', statusReason: null },
      'Our office didn’t approve it. Nothing left your bank.',
    ],
    [{ ...bank, status: 'cancelled' }, 'It was cancelled. Nothing left your bank.'],
    [
      { ...pickup, status: 'cancelled' },
      'It was cancelled. The money is available in your deposit plan again.',
    ],
  ])('of %j are: %s', (request, words) => {
    expect(requestSentence(request, today)).toBe(words);
  });

  it('stay true in an email, which is read on another day', () => {
    expect(requestSentence({ ...bank, status: 'settled' })).toBe('Your bank hasn’t returned it.');
  });

  it.each(requestStatuses)('are never empty: %s', (status) => {
    for (const one of [bank, internal, pickup])
      expect(requestSentence({ ...one, status }, today)).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the word of a kind', () => {
  it.each([
    [bank, 'Payment'],
    [{ ...bank, mode: 'prepay' }, 'Prepayment'],
    [internal, 'Payment'],
    [pickup, 'Pickup'],
    [{ flow: 'pickup', deliveryMethod: 'checkMail' } as const, 'Mailed check'],
    [{ flow: 'pickup', deliveryMethod: 'transfer' } as const, 'Transfer'],
    [{ flow: 'pickup', deliveryMethod: 'ach' } as const, 'Transfer'],
  ])('of %j is %s', (request, word) => {
    expect(requestKindWord(request)).toBe(word);
  });
});

describe('a stage of the timeline', () => {
  it('is told by what happened, and where that has no word, by what it led to', () => {
    expect(requestEventWords('export', 'exported')).toBe('Sent to the bank');
    expect(requestEventWords('submit', 'submitted')).toBe('Submitted');
  });
});
