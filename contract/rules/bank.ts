import { string } from 'yup';

/**
 * Spec §5: 3 to 19 digits. The rule itself trims and strips nothing, and a number is not text
 * (domain.md §5 G): a form may strip spaces and dashes before it asks.
 */
export const isBankAccountNumber = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9]{3,19}$/.test(value);

/** Spec §5: exactly 9 digits. Whether such a bank exists is another question. */
export const isBankRoutingNumber = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9]{9}$/.test(value);

export const bankAccountNumber = () =>
  string()
    .strict()
    .required('Enter the account number')
    .test('digits', 'Enter the account number as 3 to 19 digits', isBankAccountNumber);

export const bankRoutingNumber = () =>
  string()
    .strict()
    .required('Enter the routing number')
    .test('digits', 'Enter the routing number as exactly 9 digits', isBankRoutingNumber);
