import { expect, it } from 'vitest';
import { newPassword, unmetPasswordRequirements } from '@contract/rules/password';
import { requireGoodPassword } from './passwordPolicy';
import { temporaryPassword } from './invitation';

const isTaken = (check: () => unknown): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

/** What form, checklist and pool say of a password: the same, or somebody is refused and never told why. */
const verdicts = (password: string) => [
  isTaken(() => newPassword().validateSync(password)),
  unmetPasswordRequirements(password).length === 0,
  isTaken(() => requireGoodPassword(password)),
];

it.each<[string, boolean]>([
  ['Harvest7!', true],
  ['Harvest 7!', true],
  ['Ha7!', false],
  ['Harve7!', false],
  ['Harvest7! ', false],
  [' Harvest7!', false],
  ['\u00a0Harvest7!', false],
  ['Harvest7!\t', false],
  ['harvest7!', false],
  ['HARVEST7!', false],
  ['Harvest!!', false],
  ['Harvest77', false],
  ['Ha7!🌾🌾🌾🌾', true],
  ['Ha7!🌾🌾🌾', false],
  [`Harvest7!${'x'.repeat(247)}`, true],
  [`Harvest7!${'x'.repeat(248)}`, false],
  [`Ha7!${'🌾'.repeat(126)}`, true],
  [`Ha7!${'🌾'.repeat(127)}`, false],
])('form, checklist and pool say of %j: %s', (password, isGood) => {
  expect(verdicts(password)).toEqual([isGood, isGood, isGood]);
});

it('every temporary password is one that all of them take', () => {
  for (let round = 0; round < 200; round += 1)
    expect(verdicts(temporaryPassword())).toEqual([true, true, true]);
});
