import { string } from 'yup';

/** People are debited as consumers (WEB), firms as businesses (CCD): docs/rules.md#authorization. */
export const holderTypes = ['personal', 'business'] as const;
export const bankAccountTypes = ['checking', 'savings'] as const;

/** How many bank accounts one sign-in may keep: docs/rules.md#saved-accounts. */
export const maxOptions = 20;

/** How many one sign-in may add within 24 hours, deleted ones included. It stops somebody who tries out numbers. */
export const maxOptionsADay = 10;

/** What is agreed to when a bank account is saved; `{company}` is filled in. A changed text needs a new version. */
export const optionConsent = {
  version: 'option-1',
  text:
    'I am an authorized signer on this bank account. {company} may keep its numbers and debit it for payments that ' +
    'I authorize in this portal, each one by itself. Nothing is debited by saving it, and I can delete it at any time.',
} as const;

/** Emails and lists show these names, so no account number may hide in one. */
const noNumberInside = 'Leave out account numbers: at most 4 digits in a row';
const nameLine = /^(?!.*(?:[0-9][ .-]{0,3}){5}).*$/;
const filledNameLine = /^(?=.*\S)(?!.*(?:[0-9][ .-]{0,3}){5}).*$/;

/** The ACH file has room for 22 characters: docs/rules.md#bank-file. */
export const holderName = () =>
  string()
    .required('Enter the name on the bank account')
    .max(22, 'Enter the name on the bank account in at most 22 characters')
    .matches(filledNameLine, noNumberInside);

export const optionNickname = () =>
  string().max(40, 'Enter a nickname of at most 40 characters').matches(nameLine, noNumberInside);
