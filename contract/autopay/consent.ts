import { type Language, language } from '@locales/language';
import type { AutopayTerms } from '../rules/autopay';

interface Consent {
  readonly version: string;
  readonly text: string;
  readonly days: Readonly<Record<AutopayTerms['dayRule'] | 'afterStatement' | 'afterInvoice', string>>;
  readonly covers: Readonly<Record<AutopayTerms['covers'], string>>;
}

/**
 * What is agreed to with autopay; names in braces are filled in. A changed text needs a new version, so these texts are
 * no messages that somebody could reword. Source: Nacha Operating Rules, section 2.3.2 (authorization of recurring
 * debits); Regulation E, 12 CFR 1005.10(b) to (d), for the range, the notice and how to stop it.
 */
const consents: Readonly<Record<Language, Consent>> = {
  en: {
    version: 'autopay-1',
    text:
      'I authorize {company} to debit my {bank} again and again by ACH, for {covers} on account {account}, {day}. ' +
      'Each debit is at most {payment}, and all debits of a calendar month are at most {month}. The amount differs; ' +
      '{company} emails me the amount and the date at least one day before each request. I am an authorized signer on ' +
      'this bank account. This holds until I end it. I can skip a payment or turn autopay off at any time in this ' +
      'portal, or by calling {phone}; a payment that was asked for can be canceled until its cut-off.',
    days: {
      statement: 'on the due date of each statement',
      invoice: 'on the due date of each invoice',
      discount: 'on the last day of each early-pay discount, or on the due date where there is none',
      afterStatement: 'on the first banking day after the due date of each statement',
      afterInvoice: 'on the first banking day after the due date of each invoice',
    },
    covers: { due: 'all that is due by then', pastDue: 'what is past due' },
  },
  es: {
    version: 'autopay-1-es',
    text:
      'Autorizo a {company} a cobrar de mi {bank} de forma recurrente por ACH, por {covers} en la cuenta {account}, ' +
      '{day}. Cada cobro es de {payment} como máximo, y todos los cobros de un mes calendario son de {month} como ' +
      'máximo. El monto varía; {company} me envía por correo el monto y la fecha al menos un día antes de cada ' +
      'solicitud. Soy firmante autorizado de esta cuenta bancaria. Esto vale hasta que yo lo termine. Puedo omitir un ' +
      'pago o desactivar el pago automático en cualquier momento en este portal, o llamando al {phone}; un pago ya ' +
      'solicitado se puede cancelar hasta su hora límite.',
    days: {
      statement: 'en la fecha de vencimiento de cada estado de cuenta',
      invoice: 'en la fecha de vencimiento de cada factura',
      discount:
        'el último día de cada descuento por pronto pago, o en la fecha de vencimiento si no hay descuento',
      afterStatement: 'el primer día bancario después del vencimiento de cada estado de cuenta',
      afterInvoice: 'el primer día bancario después del vencimiento de cada factura',
    },
    covers: { due: 'todo lo que venza hasta entonces', pastDue: 'lo vencido' },
  },
};

/** What stands for the other names in braces, as the reader sees it. */
interface Names {
  readonly company: string;
  /** "Farm checking ••4417 (Palouse Bank)". */
  readonly bank: string;
  readonly account: string;
  readonly payment: string;
  readonly month: string;
  readonly phone: string;
}

/** The text in the language of the moment, and where that is not English, the English one too. */
export function autopayConsent(
  { dayRule, covers }: Pick<AutopayTerms, 'dayRule' | 'covers'>,
  namesIn: (language: Language) => Names,
) {
  const filled = (spoken: Language): string => {
    const consent = consents[spoken];
    const names: Readonly<Record<string, string>> = {
      ...namesIn(spoken),
      day: consent.days[
        covers === 'due' ? dayRule : dayRule === 'statement' ? 'afterStatement' : 'afterInvoice'
      ],
      covers: consent.covers[covers],
    };
    return filledIn(consent.text, names);
  };
  return asShown((spoken) => consents[spoken].version, filled);
}

/** A text with its names in braces filled in. */
export const filledIn = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => names[name] ?? braces);

/** A text as it is shown in the language of the moment, with the English one where that is another. */
export function asShown(versionOf: (language: Language) => string, textOf: (language: Language) => string) {
  const spoken = language();
  return {
    version: versionOf(spoken),
    text: textOf(spoken),
    english: spoken === 'en' ? null : textOf('en'),
  };
}
