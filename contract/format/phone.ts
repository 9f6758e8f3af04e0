/** The address that calls a number as it is printed: "(509) 555-0188" → "tel:5095550188". */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^0-9+]/g, '')}`;

/** A normalised US number as people read it: "+15095550134" → "(509) 555-0134"; anything else stays as it is. */
export const formatUsPhone = (phone: string): string =>
  phone.replace(/^\+1([0-9]{3})([0-9]{3})([0-9]{4})$/, '($1) $2-$3');

/**
 * US numbers only, docs/rules.md#phone: "(541) 555-0134" and "1 541 555 0134" both become "+15415550134".
 * Only 0–9 are digits; everything else is removed. What is not text is not a phone number.
 */
export function toUsPhone(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const [, local] = typed.replace(/[^0-9]/g, '').match(/^1?([0-9]{10})$/) ?? [];
  return local && `+1${local}`;
}
