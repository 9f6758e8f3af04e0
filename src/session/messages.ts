import * as m from '@locales/session';

/** Why the user pool, or the way to it, said no. */
export interface Failure {
  /** The service's own name for it, without what stands before the '#'. */
  readonly code: string;
  /** The fixed text where there is one (docs/rules.md#error-texts), else the service's own. */
  readonly message: string;
}

/** Amplify's names for conditions with a fixed text: docs/rules.md#error-texts. Those that nobody reads stay English. */
const fixedMessages: Readonly<Record<string, () => string>> = {
  UserUnAuthenticatedException: m.userNotAuthenticated,
  EmptySignInUsername: () => 'Username and Pool information are required.',
  EmptySignInPassword: () => 'PASSWORD parameter is required',
  EmptyChallengeResponse: m.newPasswordRequired,
  InvalidUserPoolId: () => 'Invalid UserPoolId format.',
  AuthUserPoolException: () => 'Both UserPoolId and ClientId are required.',
  NetworkError: m.networkError,
};

/** The step of a sign-in that came to nothing. */
export const failed = (code: string, message: string) =>
  ({ kind: 'failed', failure: { code, message } }) as const;

/** The pool asks for something that the portal has no form for. */
export const unsupported = (): Failure => ({ code: 'UnsupportedChallenge', message: m.stepNotOffered() });

/** Amplify's texts for a challenge that it does not know itself. */
const unknownChallenge = /was not addressed|cannot initiate MFA setup/i;

/** What browsers say where a part of the page could not be fetched. */
const missingPart = /dynamically imported module|importing a module script/i;

/** Reads whatever was thrown while speaking to the user pool. */
export function failureOf(error: unknown): Failure {
  const { name, message } = error instanceof Error ? error : { name: 'Unknown', message: String(error) };
  const code = missingPart.test(message) ? 'NetworkError' : name.slice(name.lastIndexOf('#') + 1);
  if (code === 'SignInException' && unknownChallenge.test(message)) return unsupported();
  return { code, message: fixedMessages[code]?.() ?? message };
}

/** What was thrown becomes a failed step. */
export async function orFailed<T>(take: () => Promise<T>): Promise<T | ReturnType<typeof failed>> {
  try {
    return await take();
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}
