import { string } from 'yup';

/** Who holds the bank account: people are debited as consumers (WEB), firms as businesses (CCD). */
export const holderTypes = ['personal', 'business'] as const;
export const bankAccountTypes = ['checking', 'savings'] as const;

/** The most bank accounts that one sign-in keeps. */
export const maxOptions = 20;

/** The most that one sign-in adds within 24 hours, deleted ones included: who tries numbers out is stopped. */
export const maxOptionsADay = 10;

/** What is agreed to when a bank account is saved; `{company}` is filled in. A changed text is another version. */
export const optionConsent = {
  version: 'option-1',
  text:
    'I am an authorized signer on this bank account. {company} may keep its numbers and debit it for payments that ' +
    'I authorize in this portal, each one by itself. Nothing is debited by saving it, and I can delete it at any time.',
} as const;

/** Lines of letters and of lists carry these names, so no account number may hide in one. */
const noNumberInside = 'Leave out account numbers: at most 4 digits in a row';
const nameLine = /^(?!.*(?:[0-9][ .-]{0,3}){5}).*$/;
const filledNameLine = /^(?=.*\S)(?!.*(?:[0-9][ .-]{0,3}){5}).*$/;

/** The bank's files have room for so many letters of it. */
export const holderName = () =>
  string()
    .required('Enter the name on the bank account')
    .max(22, 'Enter the name on the bank account in at most 22 characters')
    .matches(filledNameLine, noNumberInside);

export const optionNickname = () =>
  string().max(40, 'Enter a nickname of at most 40 characters').matches(nameLine, noNumberInside);
