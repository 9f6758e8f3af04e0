/** A challenge of the company's own after the password, if one is plugged in. */
export interface CustomChallenge {
  /** What the client is shown; texts only. */
  parametersFor(username: string): Promise<Readonly<Record<string, string>>>;
  isRight(username: string, answer: string): Promise<boolean>;
  /**
   * Whether the right answer alone signs in, which is CUSTOM_AUTH without SRP_A. Only for an answer that proves as much as
   * a password.
   */
  readonly replacesPassword?: boolean;
}

/** What the client is told with the challenge. */
export const customParameters = async (custom: CustomChallenge, username: string) => ({
  ...(await custom.parametersFor(username)),
  USER_ID_FOR_SRP: username,
  USERNAME: username,
});
