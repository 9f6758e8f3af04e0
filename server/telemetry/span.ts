import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a span tells of itself. Never what somebody sent, a query, an address, a token, a user's name or the number of an
 * account: whoever reads traces need not be allowed to read those.
 */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

export interface SpanStart {
  /** One of few, whatever is asked for. */
  readonly name: string;
  /** Left out: internal. */
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Whether it is only worth telling where something was done within it, or it failed. */
  readonly onlyWithChildren?: boolean;
}

/** A span that is over when it is told. */
export interface Done extends Omit<SpanStart, 'onlyWithChildren'> {
  readonly seconds: number;
  readonly failed: boolean;
}

/** What spans begin within. */
export interface SpanParent {
  /** Undefined where it is not recorded, and so nothing within it either. */
  begin(start: SpanStart): Span | undefined;
}

/** Something that takes time, and is recorded. */
export interface Span extends SpanParent {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** Tells of something within it that ended just now. What comes after its own end is not recorded. */
  did(done: Done): void;
  set(attributes: Attributes): void;
  /** @param failure why it failed, in a word that repeats nothing of what it was given: the name of an error */
  end(failure?: string): void;
}

const parents = new AsyncLocalStorage<SpanParent | undefined>();

/** The span within which something is done right now; undefined where nothing is recorded. */
export function spanNow(): Span | undefined {
  const parent = parents.getStore();
  return parent && 'did' in parent ? (parent as Span) : undefined;
}

/**
 * Does something so that what it records belongs to `parent`.
 * @param parent undefined: nothing of it is recorded
 */
export const within = <T>(parent: SpanParent | undefined, work: () => T): T => parents.run(parent, work);

/** Does something as a span of its own. Where nothing is recorded it is only done. */
export function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const parent = parents.getStore();
  return parent ? recorded(parent.begin(start), work) : work();
}

async function recorded<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  try {
    const result = await within(span, work);
    span?.end();
    return result;
  } catch (error) {
    span?.end((error as Error).name);
    throw error;
  }
}
