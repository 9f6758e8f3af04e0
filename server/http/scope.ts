import { dateInZone } from '@contract/format/date';
import { type levelOpens, seenRequests } from '@contract/rules/accessOpens';
import { type Caller, ownedBy } from './caller';
import { chosenFrom } from './chosen';

/** An account that somebody may see, and how far. */
interface Seen {
  readonly accountNo: string;
  readonly level: Parameters<typeof levelOpens>[0];
}

interface ScopeOptions<A extends Seen> {
  readonly repository: {
    readonly accessOf: (name: string, today: string) => Promise<readonly A[]>;
    readonly feedState: () => Promise<{ readonly asOf: string } | undefined>;
  };
  readonly clock: { readonly now: () => Date };
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

interface Asked {
  readonly username: string;
  /** All that the caller may see, where none is named. */
  readonly account?: string;
  /** Whether what the caller's other accounts bore of the same deliveries counts too. */
  readonly share?: string;
}

/** What a caller asks about, narrowed to what they may see. */
interface Scope {
  readonly username: string;
  /** Account numbers. */
  readonly accounts: readonly string[];
  /** Those among them of which the caller may see what was asked for. */
  readonly requestsOf: readonly string[];
  readonly sharers: readonly string[];
  /** The day that the data speak of, 'YYYY-MM-DD'. */
  readonly asOf: string;
  /** The day on the wall of the books, 'YYYY-MM-DD'. */
  readonly today: string;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/**
 * Throws 'forbidden' for the name of another, 'not-found' for an account that the
 * caller may not see.
 */
export const scopeReader =
  <A extends Seen>({ repository, clock, booksZone }: ScopeOptions<A>) =>
  async (caller: Caller, { username, account, share }: Asked): Promise<Scope> => {
    const name = ownedBy(caller, username);
    const today = dateInZone(clock.now(), booksZone);
    const [visible, state] = await Promise.all([repository.accessOf(name, today), repository.feedState()]);
    const numbers = (those: readonly A[]) => those.map(({ accountNo }) => accountNo);
    const chosen = chosenFrom(visible, account);
    return {
      username: name,
      accounts: numbers(chosen),
      requestsOf: seenRequests(chosen),
      sharers: share ? numbers(visible) : [],
      asOf: state?.asOf ?? today,
      today,
      booksZone,
    };
  };
