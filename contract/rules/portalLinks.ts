/** Addresses of the portal that stand in emails, notices and on paper: docs/rules.md#portal-links. */

type Path = `/${string}`;

/** So many invoices fit an address that every browser and scanner takes; more are chosen on the page. */
export const LINKED_INVOICES = 40;

export const pages = {
  pay: '/my-account/payments/make-a-payment',
  statements: '/my-account/purchases/statements',
  purchases: '/my-account/purchases/purchase-details',
  prepay: '/my-account/purchases/prepay-open',
  payments: '/my-account/payments/payment-history',
  requests: '/my-account/payments/payment-requests',
  autopay: '/my-account/payments/autopay',
  scheduled: '/my-account/payments/scheduled',
} as const satisfies Readonly<Record<string, Path>>;

/** What each page opens by; an address that names nothing of it is a list like any other. */
const opens: ReadonlyMap<string, readonly string[]> = new Map([
  [pages.pay, ['invoice', 'statement', 'due']],
  [pages.statements, ['statement']],
  [pages.purchases, ['account', 'invoice']],
  [pages.prepay, ['account', 'contract']],
  [pages.payments, ['payment']],
  [pages.requests, ['request']],
  [pages.autopay, ['account']],
  [pages.scheduled, ['account', 'invoice', 'bank']],
]);

/** An address with the members that are known; the page itself where none is. */
export function linkTo(page: Path, members: Readonly<Record<string, string | undefined>>): Path {
  const known = Object.entries(members).filter((member): member is [string, string] => Boolean(member[1]));
  const query = new URLSearchParams(known).toString();
  return query ? `${page}?${query}` : page;
}

interface Payable {
  /** The number of the trade account; undefined where a notice is from before it was kept. */
  readonly accountNo: string | undefined;
  readonly invoices?: readonly string[];
  readonly statement?: string;
  /** What is chosen where there are too many invoices to name. */
  readonly due?: 'pastDue' | 'nextDue';
}

/** Opens a payment on an account with what is to be paid chosen. */
export function payLink({ accountNo, invoices = [], statement, due }: Payable): Path {
  const isNamed = invoices.length > 0 && invoices.length <= LINKED_INVOICES;
  return linkTo(pages.pay, {
    account: accountNo,
    statement,
    invoice: isNamed ? invoices.join(',') : undefined,
    due: isNamed || accountNo === undefined ? undefined : due,
  });
}

/**
 * An address that is opened again after the sign-in, or undefined. It is one of our pages, names one thing of it, and is
 * built anew from the members that the page knows: nothing else of an address is kept.
 * @param address '/path?query', as a browser has it or kept it
 */
export function linkAfterSignIn(address: string): Path | undefined {
  const at = address.indexOf('?');
  const page = at < 0 ? address : address.slice(0, at);
  const names = opens.get(page);
  if (!names || at < 0) return undefined;
  const query = new URLSearchParams(address.slice(at));
  const valueOf = (name: string) => {
    const value = query.get(name);
    return value !== null && value !== '' && value.length <= 1_000 ? value : undefined;
  };
  if (names.every((name) => valueOf(name) === undefined)) return undefined;
  const members = Object.fromEntries(['account', ...names].map((name) => [name, valueOf(name)]));
  return linkTo(page as Path, members);
}
