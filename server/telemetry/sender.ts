import { setTimeout as realPause } from 'node:timers/promises';
import type { Clock } from '../clock';
import type { Hurry } from './batches';

/** What a collector made of what it got. */
interface Sent {
  readonly taken: boolean;
  /** So many spans or figures it did not want all the same. */
  readonly rejected: number;
}

interface SenderOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** Told why nothing is taken any more, without what the collector says: once; undefined: it is taken again. */
  readonly changed: (why: string | undefined) => void;
  /** So often it is tried at most. */
  readonly tries?: number;
  /** For so long a try may take. */
  readonly timeoutMs?: number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** What passes, by the standard: https://opentelemetry.io/docs/specs/otlp/#failures-1. */
const PASSING = new Set([429, 502, 503, 504]);
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;

/** Why a try came to nothing; `afterMs` where another may do better. */
interface Failed {
  readonly why: string;
  readonly afterMs?: number;
}

/** Posts what is sent to a collector, in the JSON of OTLP. It never throws. */
export function openSender(options: SenderOptions) {
  const { url, headers, clock, changed, tries = 5, timeoutMs = 10_000 } = options;
  const { pause = async (ms, signal) => realPause(ms, undefined, { signal, ref: false }) } = options;
  let isFailing = false;
  const told = (why: string | undefined) => {
    if (isFailing !== (why !== undefined)) changed(why);
    isFailing = why !== undefined;
  };

  async function tried(body: string, over: AbortSignal): Promise<Sent | Failed> {
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, timeoutMs);
    over.addEventListener('abort', end);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: ending.signal,
      });
      const answer = await startOf(response);
      if (response.ok) return { taken: true, rejected: rejectedBy(answer) };
      const { status } = response;
      return {
        why: `It answers ${status}.`,
        afterMs: PASSING.has(status) ? pauseOf(response.headers.get('retry-after'), clock) : undefined,
      };
    } catch (error) {
      return { why: ending.signal.aborted ? 'It does not answer in time.' : reasonOf(error), afterMs: 0 };
    } finally {
      clearTimeout(timer);
      over.removeEventListener('abort', end);
    }
  }

  return async (body: string, { closing, over }: Hurry): Promise<Sent> => {
    for (let tryNo = 1; ; tryNo += 1) {
      const result = await tried(body, over);
      if ('taken' in result) {
        told(undefined);
        return result;
      }
      told(result.why);
      if (result.afterMs === undefined || tryNo >= tries || closing.aborted)
        return { taken: false, rejected: 0 };
      const wait = Math.max(result.afterMs, FIRST_PAUSE_MS * 2 ** (tryNo - 1));
      // Who closes the portal does not wait; what is here has one more try.
      await pause(Math.min(wait, LONGEST_PAUSE_MS), closing).catch(() => undefined);
    }
  };
}

const MAX_BYTES = 65_536;

/** The text of an answer, as far as it is worth reading. */
async function startOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Milliseconds, of seconds or of a day and time; 0 where it says nothing. */
function pauseOf(retryAfter: string | null, clock: Clock): number {
  if (retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  return Math.max(Date.parse(retryAfter) - clock.now().getTime(), 0) || 0;
}

/** In the words of the driver, which name neither the address nor what was sent. */
function reasonOf(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as { readonly code?: string };
  return `It is not reached${code ? ` (${code})` : ''}.`;
}

/** An answer of 200 may still say that some were not wanted. */
function rejectedBy(answer: string): number {
  try {
    const { partialSuccess } = JSON.parse(answer) as {
      readonly partialSuccess?: { readonly rejectedSpans?: string; readonly rejectedDataPoints?: string };
    };
    return Number(partialSuccess?.rejectedSpans ?? partialSuccess?.rejectedDataPoints ?? 0) || 0;
  } catch {
    return 0;
  }
}
