/** A message was not taken. The words name no person and repeat nothing of the message. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered';

  constructor(
    message: string,
    /** Whether another attempt would come to the same. */
    readonly permanent: boolean,
  ) {
    super(message);
  }
}
