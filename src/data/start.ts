import type { FirstAnswers } from '@contract/start/schema';
import { VIEW_AS_HEADER } from '@contract/rules/viewAs';
import * as start from '@contract/start/endpoints';
import { language } from '@locales/language';
import { requestUrl } from './requestUrl';

/** The start call, as the page's first script sends it before any module is there. */
interface SentStart {
  readonly url: string;
  /** Undefined where it failed, which is as if there was none: each call then tells what is wrong by itself. */
  readonly answers: Promise<FirstAnswers | undefined>;
}

declare global {
  interface Window {
    /** Only where somebody is signed in with a token that still holds. */
    fieldgateStart?: SentStart;
  }
}

/** The same while it is read. */
export interface ReadStart {
  readonly url: string;
  readonly arrival: Promise<FirstAnswers | undefined>;
  /** What came, once it did. */
  came?: FirstAnswers;
}

/** What the start call answers. */
export async function answersIn(asked: Promise<Response>): Promise<FirstAnswers | undefined> {
  try {
    const answer = await asked;
    return answer.ok ? ((await answer.json()) as FirstAnswers) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what was sent, so that what comes early is there at the first render. */
export function readStart({ url, answers }: SentStart): ReadStart {
  const reading: Pick<ReadStart, 'came'> = {};
  const read = async () => (reading.came = await answers);
  return Object.assign(reading, { url, arrival: read() });
}

/** What came before it was asked for. Each answer serves once. */
export interface FirstCalls {
  /** What has come for a GET already, if that was a success; its call need not be made. */
  readonly known: (url: string) => unknown;
  /** The answer to a GET of the screen in view; undefined where the call goes its own way. */
  readonly take: (url: string, signal?: AbortSignal) => Promise<Response | undefined>;
  /** Something was changed, or somebody left: what came before may not be so any more. */
  readonly forget: () => void;
}

type Address = Pick<Location, 'pathname' | 'search'>;

interface FirstCallsOptions {
  /** Whoever is signed in; what came for another is for nobody. */
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The address in view. */
  readonly address: () => Address;
  readonly start: ReadStart;
}

interface Sender {
  readonly token: () => Promise<string | undefined>;
  /** As of `startUrl`. */
  readonly isUsualView: boolean;
  /** The view as a customer that it is for. */
  readonly viewId?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** Sends the start call of the screen of an address, where no script of the page did. */
export function sendStart(address: Address, { token, isUsualView, viewId, fetch: send }: Sender): ReadStart {
  const url = startUrl(address, isUsualView);
  const asked = async () => {
    const idToken = await token();
    if (!idToken) throw new Error('Nobody is signed in.');
    return (send ?? globalThis.fetch)(url, {
      headers: {
        Authorization: `Bearer ${idToken}`,
        'Accept-Language': language(),
        ...(viewId !== undefined && { [VIEW_AS_HEADER]: viewId }),
      },
    });
  };
  return readStart({ url, answers: answersIn(asked()) });
}

/**
 * Another list than the usual one is asked for by its screen.
 * @param isUsualView whether the list is looked at as it is until somebody chooses another way
 */
export function startUrl({ pathname, search }: Address, isUsualView: boolean): string {
  const { account, ...others } = Object.fromEntries(new URLSearchParams(search));
  const isUsual = isUsualView && Object.keys(others).length === 0;
  return requestUrl(start.answers.path, { query: { screen: isUsual ? screenAt(pathname) : '', account } });
}

/** The empty path leads home. */
const screenAt = (pathname: string): string => pathname.replace(/^\/|\/$/g, '') || 'home';

/** Milliseconds. The code of a screen may come that much later than its data; what is older is asked for anew. */
const KEPT = 30_000;

interface Kept {
  readonly status: number;
  readonly body: string;
  readonly until: number;
}

export function firstCalls({ username, now, address, start: sent }: FirstCallsOptions): FirstCalls {
  const kept = new Map<string, Kept>();
  const sentFor =
    new URL(sent.url, 'http://portal').searchParams.get('screen') || screenAt(address().pathname);
  let isForgotten = false;
  if (sent.came) keep(sent.came);
  const arrived = sent.came ? undefined : keepLater();

  async function keepLater(): Promise<void> {
    const answers = await sent.arrival;
    if (answers && !isForgotten) keep(answers);
  }

  function keep({ username: whose, answers }: FirstAnswers): void {
    if (whose !== username.toLowerCase()) return;
    const until = now() + KEPT;
    for (const { path, status, body } of answers) kept.set(sameFor(path), { status, body, until });
  }

  /** The answer to a call, for the last time. */
  function taken(url: string): Kept | undefined {
    const name = sameFor(url);
    const answer = kept.get(name);
    kept.delete(name);
    return answer && answer.until >= now() ? answer : undefined;
  }

  return {
    known(url) {
      const { status } = kept.get(sameFor(url)) ?? {};
      const answer = status === 200 ? taken(url) : undefined;
      return answer && JSON.parse(answer.body);
    },
    async take(url, signal) {
      if (screenAt(address().pathname) === sentFor) await arrived;
      signal?.throwIfAborted();
      const answer = taken(url);
      return answer && new Response(answer.body, { status: answer.status });
    },
    forget() {
      kept.clear();
      isForgotten = true;
    },
  };
}

/** An address in one order, without the name, which is the same in all of them. */
function sameFor(url: string): string {
  const [path, search] = url.split('?', 2);
  const params = new URLSearchParams(search);
  params.delete('username');
  params.sort();
  return `${path}?${String(params)}`;
}
