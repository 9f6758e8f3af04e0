import { describe, expect, it } from 'vitest';
import { inOrder, problemsOf } from './problems';

describe('problemsOf', () => {
  const errors = {
    amount: 'Enter an amount',
    lines: [undefined, { amount: 'Enter an amount of $1.00 or more', note: 'Too long' }],
    payer: { name: 'Enter a name' },
  };

  it('finds what is wrong however deep it lies', () => {
    const touched = { amount: true, lines: [{}, { amount: true, note: true }], payer: { name: true } };

    expect(problemsOf<object>(errors, touched)).toEqual([
      { name: 'amount', message: 'Enter an amount' },
      { name: 'lines[1].amount', message: 'Enter an amount of $1.00 or more' },
      { name: 'lines[1].note', message: 'Too long' },
      { name: 'payer.name', message: 'Enter a name' },
    ]);
  });

  it('says nothing of fields that nobody has been to', () => {
    expect(problemsOf<object>(errors, { payer: { name: true } })).toEqual([
      { name: 'payer.name', message: 'Enter a name' },
    ]);
  });
});

describe('inOrder', () => {
  it('goes by the order of the page, and keeps what the page has no field for', () => {
    const problems = ['b', 'hidden', 'a'].map((name) => ({ name, message: name }));

    expect(inOrder(problems, ['a', 'b', 'c'])).toEqual({
      listed: [problems[2], problems[0]],
      others: [problems[1]],
    });
  });
});
