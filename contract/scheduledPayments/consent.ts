import type { Language } from '@locales/language';
import { asShown, filledIn } from '../autopay/consent';
import type { ScheduledTerms } from '../rules/scheduled';

type End = 'never' | 'untilDay' | 'times';

interface Consent {
  readonly version: Readonly<Record<ScheduledTerms['repeats'], string>>;
  readonly text: Readonly<Record<ScheduledTerms['repeats'], string>>;
  readonly covers: Readonly<Record<ScheduledTerms['covers'], string>>;
  readonly end: Readonly<Record<End, string>>;
}

/**
 * What is agreed to with a scheduled payment; names in braces are filled in. A changed text needs a new version, so these
 * texts are no messages that somebody could reword. Source: Nacha Operating Rules, section 2.3.2 (single and recurring
 * debits); Regulation E, 12 CFR 1005.10(b) to (d), for what recurs: the range, the notice and how to stop it.
 */
const consents: Readonly<Record<Language, Consent>> = {
  en: {
    version: { once: 'scheduled-once-1', monthly: 'scheduled-monthly-1' },
    text: {
      once:
        'I authorize {company} to debit my {bank} once by ACH, on {day}, for {covers} on account {account}. The debit is ' +
        'at most {payment}, and never more than is open when it is requested. If it cannot be made that day, it may ' +
        'be made up to five banking days later. I am an authorized signer on this bank account. I can change or ' +
        'cancel it in this portal until it is requested, or by calling {phone}; the request can be canceled until ' +
        'its cut-off.',
      monthly:
        'I authorize {company} to debit my {bank} again and again by ACH, for {covers} on account {account}: first on ' +
        '{day}, then monthly on the same day of the month, {end}. Each debit is at most {payment}, and never more than ' +
        'is open when it is requested. The amount differs; {company} emails me the amount and the date before each ' +
        'request. If one cannot be made that day, it may be made up to five banking days later. I am an ' +
        'authorized signer on this bank account. I can change or cancel this at any time in this portal, or by calling ' +
        '{phone}; a payment that was requested can be canceled until its cut-off.',
    },
    covers: {
      all: 'everything that is open then',
      pastDue: 'what is past due then',
      invoices: 'what is still open then of the invoices {invoices}',
      amount: 'what is open then, up to that amount',
    },
    end: {
      never: 'until I end it',
      untilDay: 'until {until}',
      times: '{times} times at most',
    },
  },
  es: {
    version: { once: 'scheduled-once-1-es', monthly: 'scheduled-monthly-1-es' },
    text: {
      once:
        'Autorizo a {company} a cobrar de mi {bank} una sola vez por ACH, el {day}, por {covers} en la cuenta {account}. ' +
        'El cobro es de {payment} como máximo, y nunca más de lo que esté pendiente cuando se solicite. Si no se puede ' +
        'hacer ese día, puede hacerse hasta cinco días bancarios después. Soy firmante autorizado de esta cuenta ' +
        'bancaria. Puedo cambiarlo o cancelarlo en este portal hasta que se solicite, o llamando al {phone}; la ' +
        'solicitud se puede cancelar hasta su hora límite.',
      monthly:
        'Autorizo a {company} a cobrar de mi {bank} de forma recurrente por ACH, por {covers} en la cuenta {account}: ' +
        'primero el {day} y después cada mes en el mismo día del mes, {end}. Cada cobro es de {payment} como máximo, y ' +
        'nunca más de lo que esté pendiente cuando se solicite. El monto varía; {company} me envía por correo el monto ' +
        'y la fecha antes de cada solicitud. Si uno no se puede hacer ese día, puede hacerse hasta cinco días bancarios ' +
        'después. Soy firmante autorizado de esta cuenta bancaria. Puedo cambiar o cancelar esto en cualquier momento ' +
        'en este portal, o llamando al {phone}; un pago ya solicitado se puede cancelar hasta su hora límite.',
    },
    covers: {
      all: 'todo lo que esté pendiente entonces',
      pastDue: 'lo que esté vencido entonces',
      invoices: 'lo que aún esté pendiente entonces de las facturas {invoices}',
      amount: 'lo que esté pendiente entonces, hasta ese monto',
    },
    end: {
      never: 'hasta que yo lo termine',
      untilDay: 'hasta el {until}',
      times: '{times} veces como máximo',
    },
  },
};

/** What stands for the other names in braces, as the reader sees it. */
interface Names {
  readonly company: string;
  /** "Farm checking ••4417 (Palouse Bank)". */
  readonly bank: string;
  readonly account: string;
  readonly payment: string;
  readonly phone: string;
  readonly day: string;
  /** Empty where nothing ends it by a day. */
  readonly until: string;
}

/** The text in the language of the moment, and where that is not English, the English one too. */
export function scheduledConsent(
  { repeats, covers, invoices, untilDay, times }: ScheduledTerms,
  namesIn: (language: Language) => Names,
) {
  // The first end that comes counts, so both are named.
  const ends: readonly End[] =
    untilDay === null && times === null
      ? ['never']
      : [
          ...(untilDay === null ? [] : (['untilDay'] as const)),
          ...(times === null ? [] : (['times'] as const)),
        ];
  return asShown(
    (spoken) => consents[spoken].version[repeats],
    (spoken) => {
      const { text, covers: what, end } = consents[spoken];
      const names = { ...namesIn(spoken), invoices: invoices.join(', '), times: String(times) };
      return filledIn(text[repeats], {
        ...names,
        covers: filledIn(what[covers], names),
        end: filledIn(ends.map((one) => end[one]).join(', '), names),
      });
    },
  );
}
