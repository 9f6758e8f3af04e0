import * as m from '@locales/auth';
import { string } from 'yup';

/**
 * US numbers only, docs/rules.md#phone: "(541) 555-0134" and "1 541 555 0134" both become "+15415550134".
 * Only 0–9 are digits; everything else is removed. What is not text is not a phone number.
 */
export function toUsPhone(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const [, local] = typed.replace(/[^0-9]/g, '').match(/^1?([0-9]{10})$/) ?? [];
  return local && `+1${local}`;
}

/** Hands on the normalised number; leaves what it cannot read as typed, for the message. */
export const usPhone = () =>
  string()
    .transform((_, original: unknown) => toUsPhone(original) ?? original)
    .test(
      'us-phone',
      m.enterUsPhone,
      (value) => value === undefined || value === '' || toUsPhone(value) !== undefined,
    );
