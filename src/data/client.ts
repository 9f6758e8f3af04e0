import type { AnyEndpoint, CallOf, Download, Endpoint, ResponseOf, Upload } from '@contract/endpoint';
import { ApiError, toApiError } from '@contract/problem';
import { language } from '@locales/language';
import * as m from '@locales/problems';
import { STEP_UP_FIELD } from '@contract/rules/stepUp';
import { VIEW_AS_HEADER } from '@contract/rules/viewAs';
import { requestUrl } from './requestUrl';
import type { FirstCalls } from './start';

/** A file that the server sent, with the name that it gave it. */
export interface SentFile {
  readonly name: string;
  readonly content: Blob;
}

export interface ClientOptions {
  /** The bearer ID token, renewed if need be; undefined where nobody is signed in. */
  readonly token: () => Promise<string | undefined>;
  /**
   * The session is over: called instead of a request for which there is no token, and with the token that the
   * server takes no more, as after a sign-out somewhere else. Whoever ends it logs so.
   */
  readonly onSessionOver: (refused?: string) => void;
  /** Has it shown once more who is here, and answers whether it was: the server wants to know. */
  readonly prove?: () => Promise<boolean>;
  /** What came before it was asked for. */
  readonly first?: Pick<FirstCalls, 'known' | 'take' | 'forget'>;
  /** A view as a customer, to which every call belongs: docs/rules.md#view-as. */
  readonly view?: CallsOfView;
  readonly fetch?: typeof globalThis.fetch;
  /** Before every path, for a caller that has no page of its own: 'http://127.0.0.1:3000'. */
  readonly origin?: string;
}

interface CallsOfView {
  readonly id: string;
  /** The server says that it is over. */
  readonly onOver: () => void;
}

interface CallOptions {
  /** Nobody, where nobody waits for it: then nobody is asked for a password in between either. */
  readonly asker?: 'somebody' | 'nobody';
  /** The one status that is a success; any of 2xx where nothing is said. */
  readonly expects?: number;
}

export interface Client {
  /**
   * Answers the endpoint's response. Throws `Refusal` for every answer outside 2xx and for none at all.
   */
  call<E extends Endpoint>(
    endpoint: E,
    parts: CallOf<E>,
    signal?: AbortSignal,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
  /** What `call` would answer, where that has come already; undefined where the call has to be made. */
  known?<E extends Endpoint>(endpoint: E, parts: CallOf<E>): ResponseOf<E> | undefined;
  /** As `call`, for an endpoint that answers with a file. */
  download<D extends Download>(endpoint: D, parts: CallOf<D>): Promise<SentFile>;
  /** As `call`, for an endpoint that brings a file; its media type is the endpoint's. */
  upload<U extends Upload>(
    endpoint: U,
    parts: CallOf<U>,
    sending: FileToSend<U['accepts']>,
  ): Promise<ResponseOf<U>>;
}

/** A file for the server, and who hears how far it is. */
interface FileToSend<Type extends string = string> {
  readonly type: Type;
  readonly file: Blob;
  readonly onSent: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

interface Parts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  /** Of a call that must be done once, however often it is sent. */
  readonly key?: string;
}

/** The one way to the product API: a bearer ID token on every call, and no call without one. */
export function createClient(options: ClientOptions): Client {
  const { prove = async () => false, first, view, fetch: send, origin = '' } = options;

  async function request(
    { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
    parts: Parts,
    signal?: AbortSignal,
    expects?: number,
  ): Promise<Response> {
    expectLookOnly(method, view);
    const idToken = await signedIn(options);
    const url = requestUrl(path, parts);
    if (method !== 'GET') first?.forget();
    else {
      const before = await first?.take(url, signal);
      if (before) return taken(before, idToken, options, expects);
    }
    const response = await reach(() =>
      (send ?? globalThis.fetch)(`${origin}${url}`, {
        method,
        signal,
        headers: {
          Authorization: `Bearer ${idToken}`,
          'Accept-Language': language(),
          ...(view && { [VIEW_AS_HEADER]: view.id }),
          ...(parts.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(parts.key !== undefined && { 'Idempotency-Key': parts.key }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      }),
    );
    return taken(response, idToken, options, expects);
  }

  return {
    async call(endpoint, parts, signal, { asker, expects } = {}) {
      const attempt = () => request(endpoint, parts, signal, expects);
      const response = await (asker === 'nobody' ? attempt() : proven(attempt, prove));
      return (await reach(() => response.json())) as never;
    },

    known: ({ path }, parts) => first?.known(requestUrl(path, parts)),

    async download(endpoint, parts) {
      const response = await proven(() => request(endpoint, parts), prove);
      return {
        name: fileName(response.headers.get('Content-Disposition')) ?? 'download',
        content: await reach(() => response.blob()),
      };
    },

    async upload({ path }, parts, { type, ...sending }) {
      expectLookOnly('POST', view);
      const idToken = await signedIn(options);
      const headers = {
        Authorization: `Bearer ${idToken}`,
        'Accept-Language': language(),
        'Content-Type': type,
      };
      const url = `${origin}${requestUrl(path, parts)}`;
      first?.forget();
      const response = await reach(() => sendFile({ url, headers, ...sending }));
      return (await (await taken(response, idToken, options)).json()) as never;
    },
  };
}

/** What the server would refuse is not sent: nobody waits for a no, and no file travels for one. */
function expectLookOnly(method: string, view: CallsOfView | undefined): void {
  if (view && method !== 'GET') throw new ApiError({ code: 'view-only', message: m.viewOnly() });
}

async function signedIn({ token, onSessionOver }: ClientOptions): Promise<string> {
  const idToken = await token();
  if (idToken) return idToken;
  onSessionOver();
  throw new ApiError({ code: 'unauthenticated', message: m.sessionEnded() });
}

async function taken(
  response: Response,
  idToken: string,
  { onSessionOver, view }: ClientOptions,
  expects?: number,
): Promise<Response> {
  if (response.status === 401) onSessionOver(idToken);
  if (expects === undefined ? response.ok : response.status === expects) return response;
  const error = toApiError(response.status, await readJson(response));
  if (error.code === 'view-over') view?.onOver();
  throw error;
}

/** Where the sign-in is too old for it: asks, and does it again. */
async function proven(attempt: () => Promise<Response>, prove: () => Promise<boolean>): Promise<Response> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || !(STEP_UP_FIELD in error.fields)) throw error;
    if (await prove()) return attempt();
    const message = m.notProven();
    throw new ApiError({ code: 'forbidden', message, fields: { [STEP_UP_FIELD]: message } });
  }
}

/** Turns "nothing came back" into a refusal whose cause is the browser's own error; a cancelled call stays one. */
async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError({
      code: 'unavailable',
      message: m.noAnswer(),
      cause,
    });
  }
}

/** A failing answer may come from something in front of the server that speaks no JSON. */
const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const fileName = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1];

/** A file on its way to the server. */
interface SendingFile {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
  /** How many of its bytes have left. */
  readonly onSent: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a file as the body of a POST. `fetch` does not tell how much has left, so this is the browser's older way.
 * @throws TypeError where nothing came back, AbortError where it was called off: as `fetch` does
 */
function sendFile({ url, headers, file, onSent, signal }: SendingFile): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', url);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded }) => onSent(loaded);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new TypeError('The file could not be sent.'));
    call.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
}
