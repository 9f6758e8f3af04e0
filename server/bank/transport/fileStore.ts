/** What can be in the way of a file to or from the bank, by what somebody has to do about it. */
type TransportFault = 'unreachable' | 'hostKey' | 'userKey' | 'folder' | 'otherFile' | 'incomplete' | 'pgp';

/** Told to operators, and to the office by its kind: neither bytes of a file nor secrets are in its message. */
export class TransportError extends Error {
  constructor(
    readonly kind: TransportFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'TransportError';
  }
}

/** A plain file as a folder lists it. */
export interface ListedFile {
  readonly name: string;
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
}

/** Folders that files are carried by: on this machine, or on a server of the bank. All throw TransportError. */
export interface FileStore {
  /** The size of a file in bytes; undefined where there is none. */
  size(path: string): Promise<number | undefined>;
  /** The plain files in a folder. */
  list(folder: string): Promise<readonly ListedFile[]>;
  /** Makes the file or replaces what it holds; it is durable afterwards where the place can say so. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Uint8Array>;
  /** In one step, which nobody sees half done, within one file system; never over another file. */
  move(from: string, to: string): Promise<void>;
  /** A file that is not there is fine. */
  remove(path: string): Promise<void>;
  /** A folder that is there is fine; the one that it is in has to be. */
  makeFolder(path: string): Promise<void>;
}

/** Where files for the bank are put, and where its own come. */
export interface BankPlace {
  /** As the log names it. */
  readonly where: string;
  /** The folders, with slashes. */
  readonly out: string;
  readonly in: string;
  /** Between two looks for files of the bank: no bank likes to be called every minute. */
  readonly lookEveryMs: number;
  /** Lets something be done there, over one connection where it takes one. */
  visit<T>(work: (store: FileStore) => Promise<T>): Promise<T>;
}
