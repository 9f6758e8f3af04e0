import { requestUrl } from '@/data/requestUrl';

export const here = '/my-account/payments/payment-options';
export const requestsHref = '/my-account/payments/payment-requests';

/** The form for another bank account; `back` is where it leads afterwards. */
export const addHref = (back?: string): string => requestUrl(here, { query: { add: '1', back } });

/** Where a form leads when it has saved a bank account: the page that sent somebody here learns which one it is. */
export const placeWithAdded = (after: string, id: string): string =>
  after === here
    ? here
    : `${after}${after.includes('?') ? '&' : '?'}${new URLSearchParams({ bank: id }).toString()}`;

/**
 * Where a form leads afterwards: the page that sent somebody here, if it is one of this portal, or the list. An address
 * that leads elsewhere is nobody's wish.
 */
export function placeAfter(back: string | null): string {
  const origin = 'https://portal.invalid';
  if (!back?.startsWith('/') || !URL.canParse(back, origin)) return here;
  const { origin: leadsTo, pathname, search } = new URL(back, origin);
  return leadsTo === origin && pathname.startsWith('/my-') ? `${pathname}${search}` : here;
}
