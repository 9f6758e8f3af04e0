import { describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import { anInvoice } from '@stories/support/invoiceBuilders';
import { amountRows, isPayable, ladderRungs } from './invoiceSections';

describe('amountRows', () => {
  it.each([
    [0, ['Open $763920']],
    [1, ['Open $763920', 'On its way $-1', 'Left to pay $763919']],
    [763_920, ['Open $763920', 'On its way $-763920', 'Left to pay $0']],
  ])('with %i cents on its way end in %j', (onItsWayCents, end) => {
    const rows = amountRows(anInvoice({ openCents: 763_920, onItsWayCents }));
    const from = rows.findIndex(({ label }) => label === 'Open');

    expect(rows.slice(from).map(({ label, cents }) => `${label} $${cents}`)).toEqual(end);
  });

  it('leads from the subtotal to what is open', () => {
    const rows = amountRows(anInvoice({ discountCents: 1_000, totalCents: 1_263_920, openCents: 763_920 }));

    expect(rows.map(({ label, cents }) => [label, cents])).toEqual([
      ['Subtotal', 1_240_000],
      ['Discount', -1_000],
      ['Tax', 9_920],
      ['Freight', 15_000],
      ['Total', 1_263_920],
      ['Prepay applied', -300_000],
      ['Paid', -200_000],
      ['Open', 763_920],
    ]);
  });

  it('adds up twice: to the total, and to what is open', () => {
    const rows = amountRows(anInvoice());
    const total = rows.findIndex(({ label }) => label === 'Total');
    const sum = (part: typeof rows) => part.reduce((all, { cents }) => all + cents, 0);

    expect(sum(rows.slice(0, total))).toBe(rows[total]?.cents);
    expect(sum(rows.slice(total, -1))).toBe(rows.at(-1)?.cents);
  });

  it('never leaves out the sums', () => {
    const free = anInvoice({
      subtotalCents: 0,
      taxCents: 0,
      freightCents: 0,
      totalCents: 0,
      prepayAppliedCents: 0,
      paidCents: 0,
      openCents: 0,
    });

    expect(amountRows(free).map(({ label }) => label)).toEqual(['Subtotal', 'Total', 'Open']);
  });
});

it('tells each rung of the discount ladder', () => {
  expect(ladderRungs(anInvoice().discounts)).toEqual([
    { text: '$620.00 (5%) if paid by Nov 15, 2026', condition: '', expired: true, offer: '' },
    {
      text: '$372.00 (3%) if paid by Nov 25, 2026',
      condition: 'Only if nothing is past due. This account has nothing past due.',
      expired: false,
      offer: 'counts now',
    },
  ]);
});

it('tells it in Spanish too', () => {
  expect(inLanguage('es', () => ladderRungs(anInvoice().discounts))[1]).toMatchObject({
    text: '$372.00 (3%) si paga hasta el 25 nov 2026',
    offer: 'cuenta ahora',
  });
});

it.each([
  [{ offeredCents: 18_600 }, { offer: '$186.00 of it counts now' }],
  [
    { condition: 'ACCOUNT_CURRENT', met: false, offeredCents: 0 },
    { condition: 'Only if you also pay what’s past due. This account has past-due items.', offer: '' },
  ],
  [
    { condition: 'FULL_LOAD', met: null, offeredCents: 0 },
    {
      condition: expect.stringMatching(/condition that we check ourselves/),
      offer: '',
    },
  ],
])('a rung that is %o tells %o', (over, told) => {
  const [, rung] = anInvoice().discounts;

  expect(ladderRungs([{ ...rung!, ...over }])[0]).toMatchObject(told);
});

it.each([
  [{}, true],
  [{ status: 'disputed' }, true],
  [{ openCents: 0, status: 'paid' }, false],
  [{ docType: 'credit', openCents: -48_000 }, false],
  [{ docType: 'credit', openCents: 48_000 }, false],
  [{ status: 'void' }, false],
  [{ docType: 'financeCharge' }, true],
] as const)('%o may be paid: %s', (over, payable) => {
  expect(isPayable(anInvoice(over))).toBe(payable);
});
