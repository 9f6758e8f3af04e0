import { expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import type { Language } from '@locales/language';
import { debitEmails, installmentEmail } from '../testing/debitEmails';
import { sender } from '../testing/testMailServer';
import { asMail } from './render';

const scheduled = debitEmails('scheduled')[0];
/** From before emails said what they are of. */
const old = { ...scheduled, isInstallment: undefined };

it.each([
  ['en', scheduled, 'change or cancel it before.', '/my-account/payments/scheduled'],
  ['en', old, 'change or cancel it before.', '/my-account/payments/scheduled'],
  [
    'en',
    installmentEmail,
    'can’t be changed or canceled by itself; before then you can cancel the rest of the plan.',
    '/my-account/payments/scheduled?account=00117',
  ],
  ['es', scheduled, 'cámbielo o cancélelo antes.', '/my-account/payments/scheduled'],
  [
    'es',
    installmentEmail,
    'No se puede cambiar ni cancelar por separado; antes puede cancelar el resto del plan.',
    '/my-account/payments/scheduled?account=00117',
  ],
] as const)(
  'what is announced in %s says what can be done about it: %j',
  (language: Language, letter, says, path) => {
    const { text } = inLanguage(language, () => asMail(letter, sender));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(says);
    expect(text.match(/https:\S+/g)).toContain(`${sender.portalUrl}${path}`);
  },
);
