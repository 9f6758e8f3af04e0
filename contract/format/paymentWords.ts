import type { PaymentMethod, PaymentStatus, PaymentType } from '../payments';

/** How a payment came, on screens and in files. */
export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
  portalAch: 'Portal ACH',
  ach: 'ACH',
  check: 'Check',
  cash: 'Cash',
  card: 'Card',
  depositPlan: 'Deposit plan',
  prepay: 'Prepay',
  other: 'Other',
};

/** What a payment was for. */
export const paymentTypeWords: Readonly<Record<PaymentType, string>> = {
  regular: 'Regular',
  prepay: 'Prepay',
  budget: 'Budget',
  deposit: 'Deposit',
};

export const paymentStatusWords: Readonly<Record<PaymentStatus, string>> = {
  posted: 'Posted',
  returned: 'Returned',
  reversed: 'Reversed',
};
