import { string, type StringSchema } from 'yup';
import { usPhone } from '../../../contract/rules/phone';

const labels: Readonly<Record<string, string>> = {
  name: 'Full name',
  given_name: 'First name',
  family_name: 'Last name',
  email: 'Email',
  phone_number: 'Phone number',
};

/** What a field for an attribute of the user pool is called. */
export const labelOf = (attribute: string): string =>
  labels[attribute] ?? attribute.replace(/^custom:/, '').replace(/_/g, ' ');

/** Every attribute that the pool asks for has to be filled in. */
export function ruleOf(attribute: string): StringSchema {
  const required = `Enter your ${labelOf(attribute).toLowerCase()}`;
  return (attribute === 'phone_number' ? usPhone() : string().trim()).required(required);
}
