import { type RawBuilder, sql as raw } from 'kysely';
import { invalidParameter } from './failures';

const FORM = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

const columns: Readonly<Record<string, RawBuilder<string>>> = {
  username: raw<string>`username`,
  sub: raw<string>`sub::text`,
  'cognito:user_status': raw<string>`status`,
  status: raw<string>`case when enabled then 'Enabled' else 'Disabled' end`,
};

const attributes = new Set('email phone_number name given_name family_name preferred_username'.split(' '));

/**
 * The one condition of ListUsers' Filter: `name = "value"` or `name ^= "beginning"`, whatever the case of the value.
 * @throws InvalidParameterException
 */
export function conditionOf(filter: string): RawBuilder<boolean> {
  const [, name = '', operator, quoted = ''] = FORM.exec(filter) ?? [];
  const column = columnOf(name);
  if (!column) throw invalidParameter('Error while parsing filter');
  const value = quoted.replace(/\\(.)/g, '$1').toLowerCase();
  return operator === '='
    ? raw<boolean>`lower(${column}) = ${value}`
    : raw<boolean>`starts_with(lower(${column}), ${value})`;
}

function columnOf(name: string): RawBuilder<string> | undefined {
  if (attributes.has(name)) return raw<string>`attributes ->> ${raw.lit(name)}`;
  return Object.hasOwn(columns, name) ? columns[name] : undefined;
}
