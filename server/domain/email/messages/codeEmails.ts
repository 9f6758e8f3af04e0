import * as m from '@locales/emails';
import type { EmailOf } from '../emails';
import { code, type Draft, type Sender, words } from './draft';

export const signUpCode = (
  { code: digits, hours }: EmailOf<'signUpCode'>,
  { companyName: company }: Sender,
): Draft => ({
  subject: m.signUpCodeSubject({ company }),
  blocks: [
    words(m.signUpCodeIntro()),
    code(digits),
    words(m.codeLifeHours({ hours })),
    words(m.signUpCodeNotYou()),
  ],
  phone: (name) => m.signUpCodePhone({ code: digits, company: name, hours }),
});

export const signInCode = (
  { code: digits, minutes }: EmailOf<'signInCode'>,
  { companyName: company }: Sender,
): Draft => ({
  subject: m.signInCodeSubject({ company }),
  blocks: [
    words(m.signInCodeIntro()),
    code(digits),
    words(m.codeLifeMinutes({ minutes })),
    words(m.signInCodeNotYou()),
  ],
  phone: (name) => m.signInCodePhone({ code: digits, company: name, minutes }),
});

export const passwordCode = (
  { code: digits, minutes }: EmailOf<'passwordCode'>,
  { companyName: company }: Sender,
): Draft => ({
  subject: m.passwordCodeSubject({ company }),
  blocks: [
    words(m.passwordCodeIntro()),
    code(digits),
    words(m.passwordCodeLife({ minutes })),
    words(m.passwordCodeNotYou()),
  ],
  phone: (name) => m.passwordCodePhone({ code: digits, company: name, minutes }),
});

export const contactCode = (
  { code: digits, hours }: EmailOf<'contactCode'>,
  { companyName: company }: Sender,
): Draft => ({
  subject: m.contactCodeSubject({ company }),
  blocks: [
    words(m.contactCodeIntro()),
    code(digits),
    words(m.codeLifeHours({ hours })),
    words(m.contactCodeNotYou()),
  ],
  phone: (name) => m.contactCodePhone({ code: digits, company: name, hours }),
});
