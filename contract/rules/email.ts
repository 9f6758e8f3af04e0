import { string } from 'yup';

/** Spec §5: a run of characters that are neither space nor @, an @, a run, a dot, a run. White space of any kind is space. */
export const isEmail = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

export const email = () =>
  string()
    .strict()
    .test('email', 'Enter an e-mail address like name@example.com', (value) => !value || isEmail(value));
