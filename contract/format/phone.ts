/** The address that calls a number as it is printed: "(509) 555-0188" → "tel:5095550188". */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^0-9+]/g, '')}`;

/** A normalised US number as people read it: "+15095550134" → "(509) 555-0134"; anything else stays as it is. */
export const formatUsPhone = (phone: string): string =>
  phone.replace(/^\+1([0-9]{3})([0-9]{3})([0-9]{4})$/, '($1) $2-$3');
