import type { InferType, Schema } from 'yup';
import type { Capability } from './rules/capabilities';

/**
 * One HTTP call, described once. The server binds it to a handler, the browser
 * calls it, and neither side repeats the path, the method or the schemas.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  /** One sentence for the published description. */
  readonly summary: string;
  /** Answers without a token: health, and what a mailed link is for. */
  readonly open?: true;
  /** What the caller's flags have to allow; without it everybody may who is signed in. */
  readonly needs?: Capability;
  /** What a stolen session must not be able to do: takes a sign-in of the last minutes (`rules/stepUp`), else 403. */
  readonly recentProof?: true;
  /** Needs an Idempotency-Key: however often it arrives with the same one, it is done once. */
  readonly keyed?: true;
  /** Answers 202: what it begins goes on after the answer. */
  readonly begins?: true;
  /** How long the body may be, where the usual limit is too little: for files that come in it. */
  readonly maxBytes?: number;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

/** A call whose answer is a file that streams instead of one JSON value. */
export interface Download extends Omit<Endpoint, 'response' | 'body' | 'keyed' | 'begins' | 'maxBytes'> {
  readonly method: 'GET';
  /** Media type per value of the `format` query member. */
  readonly produces: Readonly<Record<string, string>>;
}

/** A call whose body is a file, which is read piece by piece and never held as a whole. */
export interface Upload extends Omit<Endpoint, 'body' | 'keyed' | 'maxBytes'> {
  readonly method: 'POST';
  /** The file's media type. */
  readonly accepts: 'application/zip';
  /** How long it may be. */
  readonly maxBytes: number;
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

/** As `endpoint`, for a call that brings a file. */
export const upload = <const U extends Upload>(description: U): U => description;

type Part<S> = S extends Schema ? InferType<S> : undefined;

export interface RequestOf<E extends Endpoint | Download | Upload> {
  readonly params: Part<E['params']>;
  readonly query: Part<E['query']>;
  readonly body: E extends Endpoint ? Part<E['body']> : undefined;
  /** The Idempotency-Key of a keyed endpoint; otherwise empty. */
  readonly key: string;
}

export type ResponseOf<E extends Endpoint | Upload> = InferType<E['response']>;

/** What a caller passes: only the parts this endpoint really has. */
export type CallOf<E extends Endpoint | Download | Upload> = {
  [K in 'params' | 'query' | 'body' as K extends keyof E
    ? E[K] extends Schema
      ? K
      : never
    : never]: RequestOf<E>[K & keyof RequestOf<E>];
} & (E extends { readonly keyed: true } ? { readonly key: string } : unknown);
