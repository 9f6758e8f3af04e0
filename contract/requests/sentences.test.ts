import { describe, expect, it } from 'vitest';
import { requestStatusWord } from './labels';
import { requestStatuses } from './states';
import { requestEventWords, requestKindWord, requestSentence, type WordedRequest } from './sentences';

const today = '2026-11-18';
const bank = { flow: 'bank', effectiveDate: '2026-11-20' } as const;
const internal = { flow: 'internal' } as const;
const mailed = { flow: 'check', deliveryMethod: 'mailed' } as const;
const handedOver = { flow: 'check', deliveryMethod: 'branch', branchName: 'Pullman' } as const;
const refund = { flow: 'refund', deliveryMethod: 'ach' } as const;
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
    [{ ...refund, status: 'submitted' }, 'We have your request. Your credit is still on your account.'],
    [
      { ...refund, status: 'exported', effectiveDate: '2026-11-20' },
      'We sent it to your bank. The money is in your account on Nov 20, 2026.',
    ],
    [
      { ...refund, status: 'posted', postedOn: '2026-11-23' },
      'We sent the money to your bank account. Posted to your account on Nov 23, 2026.',
    ],
    [
      { ...refund, deliveryMethod: 'checkMail', status: 'posted', postedOn: '2026-11-23' },
      'We mailed the check. Posted to your account on Nov 23, 2026.',
    ],
    [
      { ...refund, status: 'returned', statusReason: 'The account does not exist' },
      'Your bank returned it. The account does not exist. Your credit stays on your account.',
    ],
    [
      { ...refund, status: 'expired' },
      'We didn’t get to it in time. Your credit stays on your account. Send it again, or call us.',
    ],
    [{ ...mailed, status: 'submitted' }, 'The check is on its way to us. We’ll post it when it gets here.'],
    [{ ...handedOver, status: 'submitted' }, 'We received your check at Pullman. It isn’t posted yet.'],
    [
      { ...handedOver, branchName: null, status: 'submitted' },
      'We received your check. It isn’t posted yet.',
    ],
    [{ ...mailed, status: 'posted', postedOn: '2026-11-23' }, 'Posted to your account on Nov 23, 2026.'],
    [
      { ...mailed, status: 'cancelled' },
      'The check was cancelled. We don’t expect the check anymore, and your invoices are open again.',
    ],
    [
      { ...mailed, status: 'expired' },
      'We didn’t post this check in time. We don’t expect the check anymore, and your invoices are open again. If you mailed it, call us.',
    ],
    [
      { ...mailed, status: 'reversed' },
      'The check came back, or our office reversed it. Your invoices are open again.',
    ],
    [{ ...mailed, status: 'reversed', statusReason: 'The check bounced' }, 'The check bounced.'],
  ])('of %j are: %s', (request, words) => {
    expect(requestSentence(request, today)).toBe(words);
  });

  it('stay true in an email, which is read on another day', () => {
    expect(requestSentence({ ...bank, status: 'settled' })).toBe('Your bank hasn’t returned it.');
  });

  it.each(requestStatuses)('are never empty: %s', (status) => {
    for (const one of [bank, internal, pickup, mailed, handedOver, refund])
      expect(requestSentence({ ...one, status }, today)).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the word of a kind', () => {
  it.each([
    [bank, 'Payment'],
    [{ ...bank, mode: 'prepay' }, 'Prepayment'],
    [internal, 'Payment'],
    [mailed, 'Check'],
    [refund, 'Refund'],
    [pickup, 'Pickup'],
    [{ flow: 'pickup', deliveryMethod: 'checkMail' } as const, 'Mailed check'],
    [{ flow: 'pickup', deliveryMethod: 'transfer' } as const, 'Transfer'],
    [{ flow: 'pickup', deliveryMethod: 'ach' } as const, 'Transfer'],
  ])('of %j is %s', (request, word) => {
    expect(requestKindWord(request)).toBe(word);
  });
});

describe('a status in a word', () => {
  it.each([
    ['bank', 'submitted', null, 'Submitted'],
    ['check', 'submitted', 'mailed', 'On its way'],
    ['check', 'submitted', 'branch', 'Received'],
    ['check', 'posted', 'mailed', 'Posted'],
    ['check', 'expired', 'branch', 'Expired'],
  ] as const)('of a %s that is %s (%s) is %s', (flow, status, deliveryMethod, word) => {
    expect(requestStatusWord({ flow, status, deliveryMethod })).toBe(word);
  });
});

describe('a stage of the timeline', () => {
  it.each([
    ['submit', 'submitted', mailed, 'Announced as mailed'],
    ['submit', 'submitted', handedOver, 'Handed over at our branch'],
    ['expire', 'expired', mailed, 'Not posted in time'],
    ['post', 'posted', mailed, 'Posted to your account'],
  ] as const)('%s of a check to %s is told in its own words', (event, to, check, words) => {
    expect(requestEventWords({ event, to }, check)).toBe(words);
  });

  it('is told by what happened, and where that has no word, by what it led to', () => {
    expect(requestEventWords({ event: 'export', to: 'exported' }, bank)).toBe('Sent to the bank');
    expect(requestEventWords({ event: 'submit', to: 'submitted' }, bank)).toBe('Submitted');
  });
});
