import type { LetterFilter, letterSorts } from '../../../contract/letters';
import type { pageSizes } from '../../../contract/paging';
import { letterKinds, letterStates, type LetterState } from '../../../contract/rules/letterKinds';
import { anyOf, day, listAddress, type ListView, oneOf, words } from '../../data/listAddress';
import { queryOf } from '../../data/listChanges';

// The contract's own words, checked against it by type: importing its values would bring its schemas into the browser.
export const sorts = ['created'] as const satisfies (typeof letterSorts)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** What narrows the list. '' and [] narrow nothing. */
export interface LetterFilters {
  readonly state: LetterState | '';
  readonly q: string;
  /** 'YYYY-MM-DD', in the books zone. */
  readonly from: string;
  readonly to: string;
  readonly kind: readonly string[];
  readonly recipient: readonly string[];
}

/** Everything that the address says of the list; what is open is a letter's id. */
export type LetterView = ListView<LetterFilters>;

export const letterAddress = listAddress<LetterFilters>({
  filters: {
    state: oneOf(letterStates),
    q: words(),
    from: day,
    to: day,
    kind: anyOf((kind) => kind in letterKinds),
    recipient: anyOf(),
  },
  sorts,
  usualSort: '-created',
  sizes,
  opened: 'letter',
});

/** The filters as the contract's query. */
export const toQuery = ({ state, ...filters }: LetterFilters): LetterFilter => ({
  ...queryOf(filters),
  state: state || undefined,
});
