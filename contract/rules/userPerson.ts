import * as m from '@locales/auth';
import { object, string } from 'yup';
import { email, isEmail, isPlainAddress, notPlainAddress } from './email';
import { usPhone } from './phone';
import { isPlainLine, notPlainLine } from './plainLine';

const personName = (missing: () => string) =>
  string()
    .trim()
    .required(missing)
    .max(60)
    .test('plain', notPlainLine, (value) => value === undefined || isPlainLine(value));

/** A user's name and phone, for forms and server. Names are trimmed, a phone number is normalized. */
export const userPerson = object({
  givenName: personName(m.enterAFirstName),
  familyName: personName(m.enterALastName),
  phone: usPhone().nullable().max(40),
});

/** The same with the sign-in name. */
export const newUserPerson = userPerson.concat(
  object({
    name: email()
      .required(m.enterSignInAddress)
      .max(100)
      .test('plain', notPlainAddress, (value) => !isEmail(value) || isPlainAddress(value)),
  }),
);
