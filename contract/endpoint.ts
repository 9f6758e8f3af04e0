import type { InferType, Schema } from 'yup';
import type { Capability } from './rules/capabilities';

/** What goes in and out of one call; `contract/<area>/schema.ts` has it. Only the server runs it. */
export interface CallSchemas {
  /** One sentence for the published description. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

/** What goes in and out of a call whose answer is a file that streams instead of one JSON value. */
export interface FileSchemas extends Omit<CallSchemas, 'response' | 'body'> {
  /** Media type per value of the `format` query member. */
  readonly produces: Readonly<Record<string, string>>;
}

interface Facts {
  readonly path: `/api/${string}`;
  /** Answers without a token: health, and what a mailed link is for. */
  readonly open?: true;
  /** What the caller's flags have to allow; without it everybody may who is signed in. */
  readonly requires?: Capability;
  /** The part that bears the caller's own sign-in name, which the call names (docs/rules.md#fixed-calls); the browser adds it there. */
  readonly username?: 'query' | 'body';
  /** What a stolen session must not be able to do: takes a sign-in of the last minutes (`rules/stepUp`), else 403. */
  readonly recentProof?: true;
}

/**
 * One HTTP call, described once: server, browser and the published description read it. It is plain data without yup, so
 * that a browser carries nothing else of it.
 */
export interface Endpoint<S extends CallSchemas = CallSchemas> extends Facts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Needs an Idempotency-Key: however often it arrives with the same one, it is done once. */
  readonly keyed?: true;
  /** Answers 202: what it begins goes on after the answer. */
  readonly begins?: true;
  /** Compressed by the portal itself: many answers in one, which a slow line waits for before anything else. */
  readonly compressed?: true;
  /** How long the body may be, where the usual limit is too little: for files that come in it. */
  readonly maxBytes?: number;
  /** Takes a form for its body too, and reads none of it: mail programs post one. Never where a caller is proven. */
  readonly takesForm?: true;
  /** For the compiler alone. */
  readonly schemas?: S;
}

/** A call whose answer is a file. */
export interface Download<S extends FileSchemas = FileSchemas> extends Facts {
  readonly method: 'GET';
  /** For the compiler alone. */
  readonly schemas?: S;
}

/** A call whose body is a file, which is read piece by piece and never held as a whole. */
export interface Upload<S extends CallSchemas = CallSchemas> extends Facts {
  readonly method: 'POST';
  /** The file's media type. */
  readonly accepts: 'application/zip' | 'application/octet-stream';
  /** How long it may be. */
  readonly maxBytes: number;
  readonly begins?: true;
  /** For the compiler alone. */
  readonly schemas?: S;
}

export type AnyEndpoint = Endpoint | Download | Upload;

type HasUsername<S, K extends 'query' | 'body'> = S extends { readonly [P in K]: Schema }
  ? 'username' extends keyof InferType<S[K]>
    ? true
    : false
  : false;

/** Says where the schemas want the sign-in name, so that no call can say anything else. */
type UsernameFact<S> =
  true extends HasUsername<S, 'query'>
    ? { readonly username: 'query' }
    : true extends HasUsername<S, 'body'>
      ? { readonly username: 'body' }
      : { readonly username?: undefined };

type Keyed = { readonly keyed: true };
type Open = { readonly open: true };

/** Gives the facts of a call the types of its schemas; does nothing at run time. */
export function defineEndpoint<S extends CallSchemas>(
  facts: Endpoint & Keyed & Open & UsernameFact<S>,
): Endpoint<S> & Keyed & Open;
export function defineEndpoint<S extends CallSchemas>(
  facts: Endpoint & Keyed & UsernameFact<S>,
): Endpoint<S> & Keyed;
export function defineEndpoint<S extends CallSchemas>(
  facts: Endpoint & Open & UsernameFact<S>,
): Endpoint<S> & Open;
export function defineEndpoint<S extends CallSchemas>(facts: Endpoint & UsernameFact<S>): Endpoint<S>;
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(facts: Endpoint): Endpoint {
  return facts;
}

/** As `defineEndpoint`, for a call that answers with a file. */
/* @__NO_SIDE_EFFECTS__ */
export function defineDownload<S extends FileSchemas>(facts: Download & UsernameFact<S>): Download<S> {
  return facts as Download<S>;
}

/** As `defineEndpoint`, for a call that brings a file. */
/* @__NO_SIDE_EFFECTS__ */
export function defineUpload<S extends CallSchemas>(facts: Upload & UsernameFact<S>): Upload<S> {
  return facts as Upload<S>;
}

export type SchemasOf<E extends AnyEndpoint> = NonNullable<E['schemas']>;

type Part<S, K> = K extends keyof S ? (S[K] extends Schema ? InferType<S[K]> : undefined) : undefined;

export interface RequestOf<E extends AnyEndpoint> {
  readonly params: Part<SchemasOf<E>, 'params'>;
  readonly query: Part<SchemasOf<E>, 'query'>;
  readonly body: Part<SchemasOf<E>, 'body'>;
  /** The Idempotency-Key of a keyed endpoint; otherwise empty. */
  readonly key: string;
}

export type ResponseOf<E extends Endpoint | Upload> = InferType<SchemasOf<E>['response']>;

/** What a caller passes: only the parts this endpoint really has. */
export type CallOf<E extends AnyEndpoint> = {
  [
    K in 'params' | 'query' | 'body' as K extends keyof SchemasOf<E>
      ? SchemasOf<E>[K] extends Schema
        ? K
        : never
      : never
  ]: Part<SchemasOf<E>, K>;
} & (E extends Keyed ? { readonly key: string } : unknown);
