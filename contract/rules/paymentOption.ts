import { string } from 'yup';
import { type Language, language, texts } from '@locales/language';
import * as words from '@locales/paymentOptions';
import * as m from '@locales/payRules';

/** People are debited as consumers (WEB), firms as businesses (CCD): docs/rules.md#authorization. */
export const holderTypes = ['personal', 'business'] as const;
export const bankAccountTypes = ['checking', 'savings'] as const;

/** The kind of a bank account, in a line behind its bank: "Palouse Community Bank, checking". */
export const accountTypeWords: Readonly<Record<(typeof bankAccountTypes)[number], string>> = texts({
  checking: words.typeChecking,
  savings: words.typeSavings,
});

/** Whose it is, behind the name on it: "Ada Farms LLC (business)". */
export const holderTypeWords: Readonly<Record<(typeof holderTypes)[number], string>> = texts({
  personal: words.ofPersonal,
  business: words.ofBusiness,
});

/** How many bank accounts one sign-in may keep: docs/rules.md#saved-accounts. */
export const maxOptions = 20;

/** How many one sign-in may add within 24 hours, deleted ones included. It stops somebody who tries out numbers. */
export const maxOptionsADay = 10;

interface Consent {
  readonly version: string;
  readonly text: string;
}

/**
 * What is agreed to when a bank account is saved; `{company}` is filled in. A changed text needs a new version, so these
 * texts are no messages that somebody could reword.
 */
const optionConsents: Readonly<Record<Language, Consent>> = {
  en: {
    version: 'option-1',
    text:
      'I am an authorized signer on this bank account. {company} may keep its numbers and debit it for payments that ' +
      'I authorize in this portal, each one by itself. Nothing is debited by saving it, and I can delete it at any time.',
  },
  es: {
    version: 'option-1-es',
    text:
      'Soy firmante autorizado de esta cuenta bancaria. {company} puede guardar sus números y cobrar de ella los pagos ' +
      'que yo autorice en este portal, cada uno por separado. Guardarla no cobra nada, y puedo eliminarla en cualquier ' +
      'momento.',
  },
};

/** The text as somebody reads it who saves a bank account, and where that is another language, the English one too. */
export function optionConsent(companyName: string) {
  const filled = ({ text }: Consent) => text.replace('{company}', () => companyName);
  const { en, [language()]: shown } = optionConsents;
  return {
    version: shown.version,
    text: filled(shown),
    english: shown === en ? null : filled(en),
  };
}

/** Emails and lists show these names, so no account number may hide in one. */
const nameLine = /^(?!.*(?:[0-9][ .-]{0,3}){5}).*$/;
const filledNameLine = /^(?=.*\S)(?!.*(?:[0-9][ .-]{0,3}){5}).*$/;

/** The ACH file has room for 22 characters: docs/rules.md#bank-file. */
export const holderName = () =>
  string()
    .required(m.enterHolderName)
    .max(22, m.holderNameTooLong)
    .matches(filledNameLine, m.noNumbersInNames);

export const optionNickname = () => string().max(40, m.nicknameTooLong).matches(nameLine, m.noNumbersInNames);
