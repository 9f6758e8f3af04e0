import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import type { Attributes, Done, Span, SpanKind, SpanParent, SpanStart } from './span';

/** A span that is over. Times in milliseconds since the epoch, with their fractions. */
export interface EndedSpan {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Undefined for the first of a trace. */
  readonly parentId: string | undefined;
  /** Whether the parent is another process's. */
  readonly hasRemoteParent: boolean;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Attributes;
  readonly failed: boolean;
  readonly failure: string | undefined;
}

/** Which traces are recorded. */
export interface Sampler {
  /** Whether what another process decided of its trace holds here too. */
  readonly parentBased: boolean;
  /** Of other traces, so many: 0 to 1. */
  readonly ratio: number;
}

/** What another process says of the span within which it calls. */
interface RemoteParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

export interface Tracer extends SpanParent {
  /**
   * As `begin`, for what another process asked for.
   * @param traceparent the header of that name: where it can be read, its trace goes on
   */
  beginFor(traceparent: unknown, start: SpanStart): Span | undefined;
}

interface TracerOptions {
  readonly clock: Clock;
  readonly sampler: Sampler;
  /** Whether a trace of another process goes on here; left out: yes. */
  readonly goesOn?: boolean;
  /** Told of each span that is over. */
  readonly ended: (span: EndedSpan) => void;
  /** So many random bytes in hexadecimal digits. */
  readonly random?: (bytes: number) => string;
}

const hexOf = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Records what begins within it as traces, some or all of them. */
export function openTracer(options: TracerOptions): Tracer {
  const { clock, sampler, goesOn = true, ended, random = hexOf } = options;
  /** Time goes on within a trace as it does in the process, whatever is done to the clock. */
  function trace(traceId: string, remote: RemoteParent | undefined, start: SpanStart): Span {
    const zero = clock.now().getTime() - performance.now();
    const now = () => zero + performance.now();
    const facts = (given: Pick<SpanStart, 'name' | 'kind'>, parentId: string | undefined) => ({
      traceId,
      spanId: random(8),
      parentId,
      hasRemoteParent: parentId !== undefined && parentId === remote?.spanId,
      name: given.name,
      kind: given.kind ?? 'internal',
    });
    function begin(parentId: string | undefined, given: SpanStart): Span {
      const own = facts(given, parentId);
      const startMs = now();
      let attributes: Attributes = given.attributes ?? {};
      let isOver = false;
      let isWorthTelling = given.onlyWithChildren !== true;
      return {
        traceId,
        begin(child) {
          isWorthTelling = true;
          return begin(own.spanId, child);
        },
        did({ seconds, failed, ...child }: Done) {
          if (isOver) return;
          isWorthTelling = true;
          const endMs = now();
          ended({
            ...facts(child, own.spanId),
            startMs: endMs - seconds * 1_000,
            endMs,
            attributes: child.attributes ?? {},
            failed,
            failure: undefined,
          });
        },
        set(more) {
          attributes = { ...attributes, ...more };
        },
        end(failure) {
          if (isOver) return;
          isOver = true;
          const failed = failure !== undefined;
          if (isWorthTelling || failed) ended({ ...own, startMs, endMs: now(), attributes, failed, failure });
        },
      };
    }
    return begin(remote?.spanId, start);
  }

  function beginFor(traceparent: unknown, start: SpanStart): Span | undefined {
    const remote = goesOn ? remoteParentOf(traceparent) : undefined;
    const traceId = remote?.traceId ?? random(16);
    const isRecorded = remote && sampler.parentBased ? remote.sampled : isWithin(traceId, sampler.ratio);
    return isRecorded ? trace(traceId, remote, start) : undefined;
  }
  return { beginFor, begin: (start) => beginFor(undefined, start) };
}

/** The last 13 digits of a trace's id are random, whoever made it, and as many as a number holds exactly. */
const DIGITS = 13;
const isWithin = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-DIGITS), 16) < ratio * 16 ** DIGITS;

const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/**
 * Reads the header `traceparent` of W3C Trace Context, https://www.w3.org/TR/trace-context/#traceparent-header.
 * @returns undefined where it is none, and a trace of its own begins
 */
export function remoteParentOf(header: unknown): RemoteParent | undefined {
  const [, version, traceId, spanId, flags, more] = TRACEPARENT.exec(String(header)) ?? [];
  if (!traceId || !spanId || (version === '00' && more !== undefined)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags!, 16) & 1) === 1 };
}
