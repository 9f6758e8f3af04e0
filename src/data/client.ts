import type { CallOf, Download, Endpoint, ResponseOf, Upload } from '@contract/endpoint';
import { ApiError, toApiError } from '@contract/problem';
import { STEP_UP_FIELD } from '@contract/rules/stepUp';
import { requestUrl } from './requestUrl';
import { sendFile } from './sendFile';

/**
 * What the browser needs of an endpoint's description: its method and path. The descriptions themselves
 * carry yup schemas, which only the server runs, so src/data names an endpoint by its wire and lets the
 * compiler refuse a method or path that differs from the contract's. `is` exists for the compiler alone.
 */
export interface Wire<E extends Endpoint | Download | Upload> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** The one status that is a success; any of 2xx where nothing is said. */
  readonly expects?: number;
  readonly is?: E;
}

/** A file that the server sent, with the name that it gave it. */
export interface SentFile {
  readonly name: string;
  readonly content: Blob;
}

interface ClientOptions {
  /** The bearer ID token, renewed if need be; undefined where nobody is signed in. */
  readonly token: () => Promise<string | undefined>;
  /**
   * The session is over: called instead of a request for which there is no token, and with the token that the
   * server takes no more, as after a sign-out somewhere else. Whoever ends it logs so.
   */
  readonly onSessionOver: (refused?: string) => void;
  /** Has it shown once more who is here, and answers whether it was: the server wants to know. */
  readonly prove?: () => Promise<boolean>;
  readonly fetch?: typeof globalThis.fetch;
  /** Before every path, for a caller that has no page of its own: 'http://127.0.0.1:3000'. */
  readonly origin?: string;
}

export interface Client {
  /**
   * Answers the endpoint's response. Throws `Refusal` for every answer outside 2xx and for none at all.
   * @param asker nobody, where nobody waits for it: then nobody is asked for a password in between either
   */
  call<E extends Endpoint>(
    endpoint: E | Wire<E>,
    parts: CallOf<E>,
    signal?: AbortSignal,
    asker?: 'somebody' | 'nobody',
  ): Promise<ResponseOf<E>>;
  /** As `call`, for an endpoint that answers with a file. */
  download<D extends Download>(endpoint: D | Wire<D>, parts: CallOf<D>): Promise<SentFile>;
  /** As `call`, for an endpoint that brings a file; its media type is the endpoint's. */
  upload<U extends Upload>(
    endpoint: Wire<U>,
    parts: CallOf<U>,
    sending: FileToSend<U['accepts']>,
  ): Promise<ResponseOf<U>>;
}

/** A file for the server, and who hears how far it is. */
export interface FileToSend<Type extends string = string> {
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
export function createClient({
  token,
  onSessionOver,
  prove = async () => false,
  fetch: send,
  origin = '',
}: ClientOptions): Client {
  async function request(
    method: string,
    path: string,
    parts: Parts,
    signal?: AbortSignal,
    expects?: number,
  ): Promise<Response> {
    const idToken = await signedIn();
    const response = await reach(() =>
      (send ?? globalThis.fetch)(`${origin}${requestUrl(path, parts)}`, {
        method,
        signal,
        headers: {
          Authorization: `Bearer ${idToken}`,
          ...(parts.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(parts.key !== undefined && { 'Idempotency-Key': parts.key }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      }),
    );
    return taken(response, idToken, expects);
  }

  async function signedIn(): Promise<string> {
    const idToken = await token();
    if (idToken) return idToken;
    onSessionOver();
    throw new ApiError({ code: 'unauthenticated', message: 'Your session has ended. Sign in again.' });
  }

  async function taken(response: Response, idToken: string, expects?: number): Promise<Response> {
    if (response.status === 401) onSessionOver(idToken);
    if (expects === undefined ? !response.ok : response.status !== expects)
      throw toApiError(response.status, await readJson(response));
    return response;
  }

  /** Where the sign-in is too old for it: asks, and does it again. */
  async function proven(attempt: () => Promise<Response>): Promise<Response> {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || !(STEP_UP_FIELD in error.fields)) throw error;
      if (await prove()) return attempt();
      const message =
        'Nothing was done, because your password was not entered. Try again to be asked once more.';
      throw new ApiError({ code: 'forbidden', message, fields: { [STEP_UP_FIELD]: message } });
    }
  }

  return {
    async call(endpoint, parts, signal, asker = 'somebody') {
      const { method, path, expects }: Pick<Wire<Endpoint>, 'method' | 'path' | 'expects'> = endpoint;
      const attempt = () => request(method, path, parts, signal, expects);
      const response = await (asker === 'nobody' ? attempt() : proven(attempt));
      return (await reach(() => response.json())) as never;
    },

    async download({ method, path }, parts) {
      const response = await proven(() => request(method, path, parts));
      return {
        name: fileName(response.headers.get('Content-Disposition')) ?? 'download',
        content: await reach(() => response.blob()),
      };
    },

    async upload({ path }, parts, { type, ...sending }) {
      const idToken = await signedIn();
      const headers = { Authorization: `Bearer ${idToken}`, 'Content-Type': type };
      const url = `${origin}${requestUrl(path, parts)}`;
      const response = await reach(() => sendFile({ url, headers, ...sending }));
      return (await (await taken(response, idToken)).json()) as never;
    },
  };
}

/** Turns "nothing came back" into a refusal whose cause is the browser's own error; a cancelled call stays one. */
async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError({
      code: 'unavailable',
      message: 'The portal did not answer. Check your connection and try again.',
      cause,
    });
  }
}

/** A failing answer may come from something in front of the server that speaks no JSON. */
const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const fileName = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1];
