/** A file that the bank sent, whole and decrypted. */
export interface IncomingFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** When it was read. */
  readonly at: Date;
  /** A sign-in, 'portal' for what came by itself, or 'the command line'. */
  readonly by: string;
}

/** 'known': the same file came before, and nothing was done again. */
export interface Taken {
  readonly outcome: 'taken' | 'known' | 'refused';
  /** What was done, or why not, as sentences for operators; without account numbers. */
  readonly message: string;
}

/**
 * Takes what the bank sends. A file is handed over again where nobody knows whether it was taken, and by two processes
 * at once where both look into the folder: whoever takes it knows what was taken before. What throws is handed over
 * again later.
 */
export interface IncomingFiles {
  take(file: IncomingFile): Promise<Taken>;
}
