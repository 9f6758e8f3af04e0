import * as m from '@locales/auth';
import { string } from 'yup';
import { toUsPhone } from '../format/phone';

/** Hands on the normalised number; leaves what it cannot read as typed, for the message. */
export const usPhone = () =>
  string()
    .transform((_, original: unknown) => toUsPhone(original) ?? original)
    .test(
      'us-phone',
      m.enterUsPhone,
      (value) => value === undefined || value === '' || toUsPhone(value) !== undefined,
    );
