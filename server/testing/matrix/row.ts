import type { Side } from './world';

/** What is sent to an endpoint. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Who asks for what: the caller's own, another's things under the own name, and so on. */
export interface Expected {
  readonly own: number;
  readonly foreign: number;
  readonly noPlan: number;
  readonly admin: number;
}

/** An endpoint's row of the matrix: what a call of it looks like, and the status of each who asks. */
export interface Row extends Expected {
  /** Takes files instead of JSON: what is wrong with JSON is not its business. */
  readonly takesFiles?: true;
  readonly call: (side: Side) => Sent;
}

type Statuses = readonly [own: number, foreign: number, noPlan: number, admin: number];

export const row = (call: Row['call'], [own, foreign, noPlan, admin]: Statuses): Row => ({
  call,
  own,
  foreign,
  noPlan,
  admin,
});

/** For the office alone: everybody else is refused, whatever they ask about. */
export const officeRow = (call: Row['call'], admin: number): Row => row(call, [403, 403, 403, admin]);
