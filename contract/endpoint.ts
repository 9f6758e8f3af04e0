import type { InferType, Schema } from 'yup';

/**
 * One HTTP call, described once. The server binds it to a handler, the browser
 * calls it, and neither side repeats the path, the method or the schemas.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  /** One sentence for the published description. */
  readonly summary: string;
  /** Answers without a token. Only health may. */
  readonly open?: true;
  /** Needs an Idempotency-Key: however often it arrives with the same one, it is done once. */
  readonly keyed?: true;
  /** How long the body may be, where the usual limit is too little: for files that come in it. */
  readonly maxBytes?: number;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

/** A call whose answer is a file that streams instead of one JSON value. */
export interface Download extends Omit<Endpoint, 'response' | 'body' | 'keyed' | 'maxBytes'> {
  readonly method: 'GET';
  /** Media type per value of the `format` query member. */
  readonly produces: Readonly<Record<string, string>>;
}

/** Media types of the files that a `Download` answers with, by their extension. */
export const fileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ofx: 'application/x-ofx',
  zip: 'application/zip',
  pdf: 'application/pdf',
} as const;

/** Keeps the literal types of a description; does nothing at run time. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;

/** As `endpoint`, for a call that answers with a file. */
export const download = <const D extends Download>(description: D): D => description;

type Part<S> = S extends Schema ? InferType<S> : undefined;

export interface RequestOf<E extends Endpoint | Download> {
  readonly params: Part<E['params']>;
  readonly query: Part<E['query']>;
  readonly body: E extends Endpoint ? Part<E['body']> : undefined;
  /** The Idempotency-Key of a keyed endpoint; otherwise empty. */
  readonly key: string;
}

export type ResponseOf<E extends Endpoint> = InferType<E['response']>;

/** What a caller passes: only the parts this endpoint really has. */
export type CallOf<E extends Endpoint | Download> = {
  [K in 'params' | 'query' | 'body' as K extends keyof E
    ? E[K] extends Schema
      ? K
      : never
    : never]: RequestOf<E>[K & keyof RequestOf<E>];
} & (E extends { readonly keyed: true } ? { readonly key: string } : unknown);
