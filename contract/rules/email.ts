import { string } from 'yup';

/**
 * Spec §5: a run of characters that are neither space nor @, an @, a run, a dot, a run. White space of any
 * kind is space. The dot is looked for apart: in one expression, long nonsense would take half a minute to refuse.
 */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(value)?.[1];
  return domain !== undefined && domain.slice(1, -1).includes('.');
}

export const email = () =>
  string()
    .strict()
    .test('email', 'Enter an e-mail address like name@example.com', (value) => !value || isEmail(value));
