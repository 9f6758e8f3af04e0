import type { WhyUndelivered } from '@contract/email/failures';

/** A message was not taken. What it says names no person and repeats nothing of the message. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered';

  constructor(
    why: WhyUndelivered,
    /** Whether another attempt would come to the same. */
    readonly permanent: boolean,
    /** A name or number for whoever looks after the server. */
    detail = '',
    /** What it says of the address; undefined: nothing. */
    readonly ofAddress?: 'permanent' | 'transient',
  ) {
    super(`${why} ${detail}`.trim());
  }
}
