import { object, string } from 'yup';
import { email } from './email';
import { usPhone } from './phone';

/** Who a user is, as forms and server judge it. Names lose the space around them, a phone number its punctuation. */
export const userPerson = object({
  givenName: string().trim().required('Enter a first name').max(60),
  familyName: string().trim().required('Enter a last name').max(60),
  phone: usPhone().nullable().max(40),
});

/** The same with the name that the person signs in with. */
export const newUserPerson = userPerson.concat(
  object({ name: email().required('Enter the e-mail address that the person signs in with').max(100) }),
);
