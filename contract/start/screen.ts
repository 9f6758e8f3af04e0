import * as accounts from '../accounts/endpoints';
import type { CallOf, Endpoint, ResponseOf } from '../endpoint';
import { pageSizes } from '../paging';
import type { Permissions } from '../users/schema';
import type { Figures } from './figures';

/** A call of a screen. The sign-in name is added where the endpoint wants it. */
export interface ScreenCall {
  readonly endpoint: Endpoint;
  readonly query: Readonly<Record<string, string | number | undefined>>;
}

/** What is known before the first answer. */
export interface Known {
  readonly permissions: Permissions;
  /** The account that is looked at, null for all of them. */
  readonly account: string | null;
}

/** What an endpoint answered; undefined where it refused or was not asked. */
export type Answered = <E extends Endpoint>(endpoint: E) => ResponseOf<E> | undefined;

export interface Screen {
  readonly first?: (known: Known) => readonly ScreenCall[];
  /** What only those answers tell how to ask. */
  readonly after?: (known: Known, answered: Answered) => readonly ScreenCall[];
  /** What of it stands on the page before its code has come. */
  readonly figures?: (known: Known, answered: Answered) => Figures;
}

type QueryOf<E extends Endpoint> =
  CallOf<E> extends { readonly query: infer Q } ? Omit<Q, 'username'> : Record<string, never>;

export const call = <E extends Endpoint>(endpoint: E, query: QueryOf<E>): ScreenCall => ({ endpoint, query });

/** The first page of a list that nobody has narrowed, sorted or turned yet. */
export const firstPage = <S extends string>(sort: S) => ({ sort, limit: pageSizes[0] });

export const chosen = ({ account }: Known) => ({ account: account ?? undefined });

/** The deposit-plan accounts, where the company has opened the plan to them. */
export const depositAccounts = ({ permissions }: Known) =>
  permissions.deposit_plan ? [call(accounts.list, { viewname: 'my-deposit-plan' })] : [];
