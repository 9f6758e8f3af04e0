import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { inLanguage } from '@locales/inLanguage';
import { aMoneyOffer } from '@stories/support/moneyBuilders';
import {
  atMoneyStep,
  type MoneyAsked,
  moneyRules,
  type MoneyStep,
  maxOf,
  nothingAsked,
  readMoneyPlace,
  toNotification,
} from './moneyRequest';

const offer = aMoneyOffer();
const banks = [{ id: 'bank-1' }];
const pickup: MoneyAsked = {
  ...nothingAsked,
  deliverymethod: 'checkPickup',
  amount: 250_000,
  branch: 'ONT',
  pickupdate: '2026-11-23',
  pickuptime: '08:30',
  pickupperson: 'Dana Hollis',
};

async function problemsOf(over: Partial<MoneyAsked>): Promise<Record<string, string>> {
  try {
    await moneyRules(offer, banks).validate({ ...pickup, ...over }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe('what is filled in', () => {
  it.each<[string, Partial<MoneyAsked>]>([
    ['a pickup', {}],
    [
      'all that is available at a branch without a limit',
      { branch: 'TEK', pickupdate: '2026-11-20', amount: 565_075 },
    ],
    ['a mailed check', { deliverymethod: 'checkMail', branch: '', pickupperson: '' }],
    ['a mailed check, a branch chosen before', { deliverymethod: 'checkMail', amount: 500_000 }],
    ['a bank', { deliverymethod: 'ach', toaccount: 'bank-1' }],
    ['a trade account', { deliverymethod: 'transfer', toaccount: '2281' }],
  ])('is in order: %s', async (_, over) => {
    expect(await problemsOf(over)).toEqual({});
  });

  it.each<[Partial<MoneyAsked>, string, string]>([
    [{ deliverymethod: '' }, 'deliverymethod', 'Choose how you want the money'],
    [{ amount: '' }, 'amount', 'Enter an amount like 1,234.50'],
    [{ amount: 0 }, 'amount', 'Enter an amount of $0.01 or more'],
    [{ branch: 'TEK', amount: 565_076 }, 'amount', 'Enter an amount of $5,650.75 or less'],
    [
      { amount: 400_001 },
      'amount',
      'Ontario signs checks of up to $4,000.00. Choose another branch or a smaller amount',
    ],
    [{ branch: '' }, 'branch', 'Choose a branch'],
    [{ branch: 'PUL' }, 'branch', 'Choose a branch'],
    [{ pickupdate: '' }, 'pickupdate', 'Choose a day'],
    [{ pickupdate: '2026-11-22' }, 'pickupdate', 'Choose a day'],
    [{ pickuptime: '07:30' }, 'pickuptime', 'Choose a time'],
    [{ pickupperson: '  ' }, 'pickupperson', 'Enter who will pick up the check'],
    [{ deliverymethod: 'ach', toaccount: '' }, 'toaccount', 'Choose a bank account'],
    [{ deliverymethod: 'ach', toaccount: '2281' }, 'toaccount', 'Choose a bank account'],
    [{ deliverymethod: 'transfer', toaccount: 'bank-1' }, 'toaccount', 'Choose a trade account'],
    [{ comments: 'x'.repeat(501) }, 'comments', 'Shorten the comments to 500 characters'],
  ])('is not: %j', async (over, field, message) => {
    expect(await problemsOf(over)).toMatchObject({ [field]: message });
  });
});

it('is refused in the language of the moment', async () => {
  const over = { branch: '', pickupperson: '', comments: 'x'.repeat(501) };

  expect(await inLanguage('es', () => problemsOf(over))).toEqual({
    branch: 'Elija una sucursal',
    pickupperson: 'Escriba quién va a recoger el cheque',
    comments: 'Acorte los comentarios a 500 letras',
  });
});

it('is as much as the branch signs for, or as there is', () => {
  expect(maxOf(offer, pickup)).toBe(400_000);
  expect(maxOf(offer, { ...pickup, deliverymethod: 'checkMail' })).toBe(565_075);
});

describe('what is sent', () => {
  it('names branch, day and time of a pickup', () => {
    expect(toNotification('S-7104', { ...pickup, toaccount: '2281', comments: ' Thanks ' })).toEqual({
      type: 'pickup',
      fromaccount: 'S-7104',
      toaccount: '',
      deliverymethod: 'checkPickup',
      amount: '2500.00',
      branch: 'ONT',
      pickupdate: '2026-11-23',
      pickuptime: '08:30',
      pickupperson: 'Dana Hollis',
      comments: 'Thanks',
    });
  });

  it('leaves out what another way would have needed', () => {
    expect(toNotification('S-7104', { ...pickup, deliverymethod: 'transfer', toaccount: '2281' })).toEqual({
      type: 'pickup',
      fromaccount: 'S-7104',
      toaccount: '2281',
      deliverymethod: 'transfer',
      amount: '2500.00',
      pickupdate: '',
      pickuptime: '',
      comments: '',
    });
  });
});

const form = 'account=D-1&ask=money';

it.each([
  [form, 'form', null, null],
  [`${form}&step=check`, 'check', null, null],
  [`${form}&step=sent&request=r-7`, 'sent', 'r-7', null],
  [`${form}&step=other`, 'form', null, null],
  [`${form}&bank=b-7`, 'form', null, 'b-7'],
] as const)('%s is the step %s', (address, step, request, addedBank) => {
  expect(readMoneyPlace(new URLSearchParams(address))).toEqual({ step, request, addedBank });
});

it.each<[MoneyStep, string | undefined, string]>([
  ['form', undefined, form],
  ['check', undefined, `${form}&step=check`],
  ['sent', 'r-8', `${form}&step=sent&request=r-8`],
])('the step %s of the same form has an address', (step, request, address) => {
  const before = new URLSearchParams(`${form}&bank=b-7&step=check&request=r-7`);
  expect(atMoneyStep(before, step, request).toString()).toBe(address);
});
