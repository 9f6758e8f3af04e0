const at = '2026-11-06T16:00:00.000Z';

/** Every email about debits that somebody agreed to before. */
export const debitEmails = <const N extends 'autopay' | 'scheduled'>(name: N) => {
  const of = { name, accountNo: '00117', account: 'Palouse', bank: 'Palouse ••4417' } as const;
  return [
    { ...of, event: 'announced', amountCents: 165_00, day: '2026-04-20', until: at },
    { ...of, event: 'on', text: 'Autorizo a cobrar.' },
    { ...of, event: 'off' },
    { ...of, event: 'paused', reason: 'returned' },
    { ...of, event: 'ended', reason: 'bankRemoved' },
    { ...of, event: 'notPaid', day: '2026-04-20', why: 'missed' },
    { ...of, event: 'notPaid', day: '2026-04-20', why: 'refused' },
    { ...of, event: 'notPaid', day: '2026-04-20', why: 'nothing' },
  ] as const;
};

/** The installment of a payment plan is announced. */
export const installmentEmail = { ...debitEmails('scheduled')[0], isInstallment: true } as const;

const planEvents = [
  'proposed',
  'offered',
  'agreed',
  'kept',
  'broken',
  'declined',
  'lapsed',
  'canceled',
] as const;

/** Every email about a payment plan. */
export const planEmails = planEvents.map((event) => ({
  name: 'paymentPlan' as const,
  event,
  accountNo: '00117',
  account: 'Palouse',
  totalCents: 123_456,
  count: 6,
  firstDay: '2026-12-04',
  until: at,
  reason: event === 'declined' ? '…' : event === 'broken' ? 'returned' : null,
}));
