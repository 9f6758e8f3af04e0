import type { Language } from '@locales/language';
import { asShown, filledIn } from '../autopay/consent';

/**
 * What is agreed to with a payment plan; names in braces are filled in. A changed text needs a new version, so these texts
 * are no messages that somebody could reword. Source: Nacha Operating Rules, section 2.3.2 (recurring debits by WEB);
 * Regulation E, 12 CFR 1005.10(b) to (d): the amounts, the days and how to stop them.
 */
const consents: Readonly<Record<Language, { readonly version: string; readonly text: string }>> = {
  en: {
    version: 'payment-plan-1',
    text:
      'I authorize {company} to debit my {bank} again and again by ACH, in {count} installments of {total} in all, for what ' +
      'is past due on account {account}: {installments}. They are made once {company} and I both agreed to this payment ' +
      'plan. Each debit is never more than is past due when it is requested; {company} emails me before each request. If ' +
      'one cannot be made that day, it may be made up to five banking days later. If an installment is returned or not ' +
      'paid, the plan ends and what is left is due. I am an authorized signer on this bank account. I can cancel the plan ' +
      'at any time in this portal, or by calling {phone}; a payment that was requested can be canceled until its cut-off.',
  },
  es: {
    version: 'payment-plan-1-es',
    text:
      'Autorizo a {company} a cobrar de mi {bank} de forma recurrente por ACH, en {count} cuotas por {total} en total, por lo ' +
      'vencido en la cuenta {account}: {installments}. Se cobran cuando {company} y yo hayamos aceptado este plan de pagos. ' +
      'Cada cobro nunca es más de lo que esté vencido cuando se solicite; {company} me envía un correo antes de cada ' +
      'solicitud. Si uno no se puede hacer ese día, puede hacerse hasta cinco días bancarios después. Si una cuota se ' +
      'devuelve o no se paga, el plan termina y se debe lo que falte. Soy firmante autorizado de esta cuenta bancaria. ' +
      'Puedo cancelar el plan en cualquier momento en este portal, o llamando al {phone}; un pago ya solicitado se puede ' +
      'cancelar hasta su hora límite.',
  },
};

/** What stands for the names in braces, as the reader sees it. */
interface Names {
  readonly company: string;
  /** "Farm checking ••4417 (Palouse Bank)". */
  readonly bank: string;
  readonly account: string;
  readonly phone: string;
  readonly count: string;
  readonly total: string;
  /** "$205.77 on Jan 4, 2027; $205.75 on Feb 1, 2027". */
  readonly installments: string;
}

/** The text in the language of the moment, and where that is not English, the English one too. */
export const planConsent = (namesIn: (language: Language) => Names) =>
  asShown(
    (spoken) => consents[spoken].version,
    (spoken) => filledIn(consents[spoken].text, { ...namesIn(spoken) }),
  );
