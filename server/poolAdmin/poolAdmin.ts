/** Where somebody's sign-in stands. */
export type SignInStatus =
  /** Made by the person, not confirmed yet. */
  | 'unconfirmed'
  /** Waits for the first password of one's own. */
  | 'invited'
  | 'active'
  /** Waits for a new password. */
  | 'resetting';

/** A sign-in, as the user pool knows it. */
export interface PoolPerson {
  /** The name under which the pool keeps it; an e-mail address, unless a hosted pool makes names of its own. */
  readonly username: string;
  readonly sub: string;
  readonly email: string | undefined;
  readonly emailProven: boolean;
  /** '+15415550134'. */
  readonly phone: string | undefined;
  readonly phoneProven: boolean;
  readonly name: string | undefined;
  readonly enabled: boolean;
  readonly status: SignInStatus;
  /** By the protocol's names, such as SOFTWARE_TOKEN_MFA; only `get` tells them. */
  readonly codeMethods: readonly string[];
  /** ISO instant. */
  readonly createdAt: string;
}

export interface NewPerson {
  /** An e-mail address. It counts as proven, since whoever administers the pool vouches for it. */
  readonly username: string;
  /** Undefined: the person tells it at the first sign-in. */
  readonly name?: string;
  /** Undefined: the pool makes a temporary one and mails it. */
  readonly password?: {
    readonly text: string;
    /** False: temporary, valid for seven days, to be replaced at the first sign-in. */
    readonly lasts: boolean;
  };
  /** Nobody is told: an invitation comes later. Only without a password. */
  readonly silent?: true;
}

interface PoolContact {
  /** By the protocol's name. */
  readonly attribute: 'email' | 'phone_number';
  readonly value: string;
  readonly proven: boolean;
}

/**
 * Administration of the user pool, embedded or hosted. Each call throws a Refusal: `not-found` for nobody of that
 * name, `conflict` where the sign-in is not in a state for it, `invalid` for a weak password or no address,
 * `unavailable` where the pool cannot be reached or does not know the credentials.
 */
export interface PoolAdmin {
  createUser(person: NewPerson): Promise<void>;
  /** Mails a new temporary password, valid for another seven days. */
  resendInvitation(username: string): Promise<void>;
  deleteUser(username: string): Promise<void>;
  setPassword(username: string, password: { readonly text: string; readonly lasts: boolean }): Promise<void>;
  /** Ends every sign-in, and allows no other until `enable`. */
  disable(username: string): Promise<void>;
  enable(username: string): Promise<void>;
  /** Makes the password useless and sends a code for choosing another. */
  resetPassword(username: string): Promise<void>;
  signOutEverywhere(username: string): Promise<void>;
  /** Takes off the codes that a sign-in asks for, as when a telephone was lost. */
  takeOffCodes(username: string): Promise<void>;
  /** Gives somebody an address or number, and says whether it counts as proven. */
  setContact(username: string, contact: PoolContact): Promise<void>;
  /** Undefined for nobody. */
  get(username: string): Promise<PoolPerson | undefined>;
  /** A page of up to 60 by name, and what to ask for the next. */
  list(
    after?: string,
  ): Promise<{ readonly people: readonly PoolPerson[]; readonly next: string | undefined }>;
  exists(username: string): Promise<boolean>;
}
