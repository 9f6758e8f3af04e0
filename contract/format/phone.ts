/** The address that calls a number as it is printed: "(509) 555-0188" → "tel:5095550188". */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^0-9+]/g, '')}`;
