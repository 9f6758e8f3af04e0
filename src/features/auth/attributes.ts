import { string, type StringSchema } from 'yup';
import { usPhone } from '@contract/rules/phone';

const labels: Readonly<Record<string, string>> = {
  name: 'Full name',
  given_name: 'First name',
  family_name: 'Last name',
  email: 'Email',
  phone_number: 'Phone number',
};

const autoCompletes: Readonly<Record<string, string>> = {
  name: 'name',
  given_name: 'given-name',
  family_name: 'family-name',
  email: 'email',
  phone_number: 'tel',
};

/** What the browser may fill in for an attribute. */
export const autoCompleteOf = (attribute: string): string | undefined => autoCompletes[attribute];

/** What a field for an attribute of the user pool is called. */
export const labelOf = (attribute: string): string =>
  labels[attribute] ?? attribute.replace(/^custom:/, '').replace(/_/g, ' ');

/** Every attribute that the pool asks for has to be filled in. */
export function ruleOf(attribute: string): StringSchema {
  const required = `Enter your ${labelOf(attribute).toLowerCase()}`;
  return (attribute === 'phone_number' ? usPhone() : string().trim()).required(required);
}
