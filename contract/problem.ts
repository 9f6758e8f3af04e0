import * as m from '@locales/problems';

/** Why a call was refused, and the HTTP status that says so. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Somebody of the office looks as a customer sees it, and asks for more than to look. */
  'view-only': 403,
  /** That look is over. */
  'view-over': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  'key-reused': 422,
  'too-many': 429,
  broken: 500,
  unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof statusOf;

/** What travels: an RFC 9457 problem with our own members beside the standard ones. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ApiErrorCode;
  /** The same sentence as `detail`, under the name that the error alert reads: docs/rules.md#error-texts. */
  readonly message: string;
  /** Message per field of the form, by the field's path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Names this one call in the server's log. */
  readonly requestId?: string;
}

interface Reason {
  readonly code: ApiErrorCode;
  /** What happened, why it is a problem and what to do, for the customer. */
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  /** What came over the wire, where it is not the one that stands for the code: 502, 504. */
  readonly status?: number;
  readonly cause?: unknown;
}

/** The one way to say no, on both sides of the wire. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly status: number;

  constructor({ code, message, fields = {}, requestId, status = statusOf[code], cause }: Reason) {
    super(message, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.status = status;
  }
}

/** Reads back a problem that came over the wire; an unknown body becomes a plain refusal with the status. */
export function toApiError(status: number, body: unknown): ApiError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<Problem>;
  const code =
    problem.code ?? (Object.keys(statusOf) as ApiErrorCode[]).find((c) => statusOf[c] === status) ?? 'broken';
  return new ApiError({
    code,
    message: problem.message ?? problem.detail ?? m.serverAnswered({ status }),
    fields: problem.fields,
    requestId: problem.requestId,
    status,
  });
}
