import { expect, it } from 'vitest';
import { pauseProblems } from './reminderPause';

it.each([
  ['without a last day', { through: '' }, []],
  ['through yesterday', { through: '2026-04-12' }, ['through']],
  ['through today', { through: '2026-04-13' }, []],
  ['through the 366th day', { through: '2027-04-14' }, []],
  ['through the 367th day', { through: '2027-04-15' }, ['through']],
  ['through no day', { through: 'harvest' }, ['through']],
  ['without a reason', { reason: ' ' }, ['reason']],
  ['with a reason of 300 characters', { reason: 'x'.repeat(300) }, []],
  ['with a reason of 301 characters', { reason: 'x'.repeat(301) }, ['reason']],
])('a pause %s: wrong is %j', (_, over, wrong) => {
  expect(Object.keys(pauseProblems({ through: '', reason: 'Estate.', ...over }, '2026-04-13'))).toEqual(
    wrong,
  );
});
