import type { RawBuilder } from 'kysely';
import type { Db } from '@server/db/db';
import type { TestApp } from '@server/testing/testApp';

/** Does something again, all of it alike, until it is acknowledged. */
export type Persistently = <T>(work: () => Promise<T>) => Promise<T>;

/** Something that is asked for many times, each time by a number of its own. */
export interface Kind {
  readonly name: string;
  /** How often, in a short run. */
  readonly times: number;
  /** One at a time: each changes what the one before made. */
  readonly inTurn?: boolean;
  /** Asks for it; answers what of it has to be there, by names of its own. */
  readonly ask: (n: number) => Promise<readonly string[]>;
  /** All that is there by those names, each as often as it is there. */
  readonly there: RawBuilder<{ name: string }>;
  /** Emails for each. */
  readonly emails: number;
}

/** Who asks, and over what. */
export interface Desk {
  /** Reached as it is. */
  readonly db: Db;
  /** Reached by a wire on which commits end badly. */
  readonly conflicted: Db;
  readonly portal: TestApp;
  readonly persistently: Persistently;
}
