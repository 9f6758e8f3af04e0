import type { Db } from '../db/db';

/** A claim on one piece of work: whoever holds it does the work, or lets the claim run out. */
export interface Job<Data extends object> {
  readonly jobId: string;
  readonly data: Data;
}

/** A piece of work and when it may be done. */
interface Due<Data extends object> {
  /** Names what the work is about and says nothing of it: it stands unsealed in the database. */
  readonly data: Data;
  /** A higher one goes first; 0 where nothing is said. */
  readonly priority?: number;
  readonly afterSeconds?: number;
}

/** Work of one kind, kept beside the data. */
export interface Queue<Data extends object> {
  /** In the transaction of its cause: the work is done if that commits, and only then. */
  add(sql: Db['sql'], due: readonly Due<Data>[]): Promise<void>;
  /** At most so many of those that are due. No other process gets them, unless this one dies. */
  claim(most: number): Promise<Job<Data>[]>;
  /**
   * Forgets a job that came to its end. False where it was forgotten before: a transaction that has more to do than that
   * does it only where this is true, because it may be done again when nobody knows whether it was committed.
   */
  end(sql: Db['sql'], job: Pick<Job<Data>, 'jobId'>): Promise<boolean>;
}

interface QueueOptions {
  /** Lower-case letters and "-". */
  readonly name: string;
  /** A claim older than this is one of a process that died: no work of the queue takes so long. */
  readonly claimSeconds: number;
  /** After so long work that nobody did is forgotten. */
  readonly keepSeconds: number;
}

/** All queues of a database. */
export interface Jobs {
  /** Opens a queue; the first time it is made. */
  queue<Data extends object>(options: QueueOptions): Promise<Queue<Data>>;
  /** Gives back the claims of processes that died, in every queue. */
  recover(): Promise<void>;
}
