import type { EmailFilter } from '@contract/email/schema';
import { emailKinds, type emailSorts, type EmailState, emailStates } from '@contract/email/labels';
import type { pageSizes } from '@contract/paging';
import { anyOf, day, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { queryOf } from '@/data/listChanges';

// The contract's own words, checked against it by type: importing its values would bring its schemas into the browser.
export const sorts = ['created'] as const satisfies (typeof emailSorts)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** What narrows the list. '' and [] narrow nothing. */
export interface EmailFilters {
  readonly state: EmailState | '';
  readonly q: string;
  /** 'YYYY-MM-DD', in the books zone. */
  readonly from: string;
  readonly to: string;
  readonly kind: readonly string[];
  readonly recipient: readonly string[];
}

/** Everything that the address says of the list; what is open is a letter's id. */
export type EmailSearchParams = ListView<EmailFilters>;

export const emailAddressBar = listAddress<EmailFilters>({
  filters: {
    state: oneOf(emailStates),
    q: words(),
    from: day,
    to: day,
    kind: anyOf((kind) => kind in emailKinds),
    recipient: anyOf(),
  },
  sorts,
  usualSort: '-created',
  sizes,
  opened: 'letter',
});

/** The filters as the contract's query. */
export const toQuery = ({ state, ...filters }: EmailFilters): EmailFilter => ({
  ...queryOf(filters),
  state: state || undefined,
});
