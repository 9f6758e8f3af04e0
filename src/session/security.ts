import {
  confirmUserAttribute,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import * as m from '@locales/session';
import { STEP_UP_EXCEPTION } from '@contract/rules/stepUp';
import { type Failure, failureOf } from './messages';
import { asOffered, isSessionOver } from './poolErrors';
import { type CodeMethod, type Sent, setUpUri } from './signIn';
import type { UserData } from './userData';

/** How a request of somebody who is signed in ended. */
export type Outcome<T = void> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Where codes can reach somebody. */
interface Contact {
  readonly value: string;
  /** Whether it was shown to be theirs. */
  readonly verified: boolean;
}

/** The two ways to reach somebody that a code can prove. */
export type ContactKind = 'email' | 'phone';

/** What a sign-in asks for besides the password; nothing where `on` is empty. */
export interface SignInCodes {
  readonly on: readonly CodeMethod[];
  /** Taken without asking where there are several. */
  readonly preferred: CodeMethod | undefined;
  readonly email: Contact | undefined;
  readonly phone: Contact | undefined;
}

/** What an authenticator app has to learn: `secret` in base32, to be typed; `uri` (otpauth://) for the picture. */
interface AppKey {
  readonly secret: string;
  readonly uri: string;
}

export interface Device {
  readonly id: string;
  /** As the browser named itself; undefined where it did not. */
  readonly name: string | undefined;
  /** An ISO instant. */
  readonly lastUsed: string | undefined;
  /** The browser that asks. */
  readonly here: boolean;
}

export interface CodeChoice {
  readonly on: readonly CodeMethod[];
  readonly off?: readonly CodeMethod[];
  readonly preferred?: CodeMethod;
}

/** What somebody who is signed in does about their own sign-in. */
export interface Security {
  readonly codes: () => Promise<Outcome<SignInCodes>>;
  /** Methods that are named in neither list stay as they are. */
  readonly chooseCodes: (choice: CodeChoice) => Promise<Outcome>;
  /** A new key each time; nothing changes until `confirmApp`. */
  readonly startApp: () => Promise<Outcome<AppKey>>;
  /** The app's first code proves that it has learnt the key. Does not yet switch it on. */
  readonly confirmApp: (code: string) => Promise<Outcome>;
  readonly sendContactCode: (kind: ContactKind) => Promise<Outcome<Sent>>;
  readonly confirmContact: (kind: ContactKind, code: string) => Promise<Outcome>;
  /** None also where the pool keeps no list of them. */
  readonly devices: () => Promise<Outcome<readonly Device[]>>;
  readonly forgetDevice: (id: string) => Promise<Outcome>;
  /** Ends every sign-in of this person, this one too: forgetting it here is left to the session. */
  readonly signOutEverywhere: () => Promise<Outcome>;
}

export interface SecurityTools {
  /** Renews the kept tokens where it is time, alone among all tabs; undefined where the session is over. */
  readonly fresh: () => Promise<string | undefined>;
  /** Has it shown once more who is here, and answers whether it was: the pool wants to know. */
  readonly prove: () => Promise<boolean>;
  /** The pool says that these tokens are worth nothing any more. */
  readonly onOver: () => void;
  readonly kept: () => Pick<UserData, 'accessToken' | 'name'> | undefined;
  readonly endpoint: string;
  readonly fetch: typeof globalThis.fetch;
  /** What an authenticator app shows beside its codes. */
  readonly company: string;
}

/** Needs the user pool's client configured. Heavy for what it is, so only its own screen loads it. */
export function createSecurity(tools: SecurityTools): Security {
  async function once<T>(task: () => Promise<T>): Promise<Outcome<T>> {
    try {
      if (!(await tools.fresh())) return { kind: 'failed', failure: notAuthenticated() };
      return { kind: 'done', value: await task() };
    } catch (error) {
      const failure = failureOf(error);
      if (isSessionOver(failure)) tools.onOver();
      return { kind: 'failed', failure: asOffered(failure) };
    }
  }

  async function ask<T>(task: () => Promise<T>): Promise<Outcome<T>> {
    const outcome = await once(task);
    const isTooOld = outcome.kind === 'failed' && outcome.failure.code === STEP_UP_EXCEPTION;
    return isTooOld && (await tools.prove()) ? once(task) : outcome;
  }

  return {
    codes: () => ask(readCodes),
    chooseCodes: (choice) => ask(() => updateMFAPreference(preferencesOf(choice))),
    startApp: () =>
      ask(async () => {
        const { sharedSecret: secret } = await setUpTOTP();
        const account = tools.kept()?.name ?? '';
        return { secret, uri: setUpUri(secret, { issuer: tools.company, account }) };
      }),
    confirmApp: (code) => ask(() => verifyTOTPSetup({ code })),
    sendContactCode: (kind) => ask(() => sendCode(kind)),
    confirmContact: (kind, confirmationCode) =>
      ask(() => confirmUserAttribute({ userAttributeKey: attributes[kind], confirmationCode })),
    devices: () => ask(readDevices),
    forgetDevice: (id) => ask(() => forgetDevice({ device: { id } })),
    signOutEverywhere: () =>
      ask(async () => {
        // Amplify's own global sign-out keeps quiet when it did not work.
        const response = await postToPool(tools, 'GlobalSignOut', { AccessToken: tools.kept()?.accessToken });
        if (!response.ok) throw await apiErrorOf(response);
      }),
  };
}

const attributes = { email: 'email', phone: 'phone_number' } as const;
const notAuthenticated = (): Failure => ({
  code: 'UserUnAuthenticatedException',
  message: m.userNotAuthenticated(),
});

async function readCodes(): Promise<SignInCodes> {
  const [{ enabled = [], preferred }, told] = await Promise.all([
    fetchMFAPreference(),
    fetchUserAttributes(),
  ]);
  const contact = (value: string | undefined, verified: string | undefined) =>
    value ? { value, verified: verified === 'true' } : undefined;
  return {
    on: enabled.map((type) => methods[type]),
    preferred: preferred && methods[preferred],
    email: contact(told.email, told.email_verified),
    phone: contact(told.phone_number, told.phone_number_verified),
  };
}

const methods = { SMS: 'sms', TOTP: 'totp', EMAIL: 'email' } as const;

/** One that is preferred lets the others know, since the pool takes no two. */
function preferencesOf({ on, off = [], preferred }: CodeChoice) {
  const kept = (method: CodeMethod) =>
    [method, method === preferred ? 'PREFERRED' : 'NOT_PREFERRED'] as const;
  const dropped = (method: CodeMethod) => [method, 'DISABLED'] as const;
  return Object.fromEntries([...on.map(kept), ...off.map(dropped)]);
}

async function sendCode(kind: ContactKind): Promise<Sent> {
  return sentOf(await sendUserAttributeVerificationCode({ userAttributeKey: attributes[kind] }));
}

interface Delivery {
  readonly deliveryMedium?: string;
  readonly destination?: string;
}

const sentOf = ({ deliveryMedium, destination = '' }: Delivery = {}): Sent => ({
  by: deliveryMedium === 'SMS' ? 'sms' : 'email',
  to: destination,
});

async function readDevices(): Promise<readonly Device[]> {
  const [devices, here] = await Promise.all([fetchDevices(), thisDevice()]);
  return devices.map((device) => ({
    id: device.id,
    name: device.name,
    lastUsed: (device.lastAuthenticatedDate ?? device.createDate)?.toISOString(),
    here: device.id === here,
  }));
}

/** The key that this browser is known by. */
const thisDevice = async (): Promise<string | undefined> =>
  (await cognitoUserPoolsTokenProvider.tokenOrchestrator.getDeviceMetadata())?.deviceKey;

interface PoolDoor {
  readonly endpoint: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Calls one operation of the user pool directly, where Amplify would not say how it ended. */
const postToPool = ({ endpoint, fetch }: PoolDoor, operation: string, members: object): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    cache: 'no-store',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(members),
  }).catch((cause: unknown) => {
    throw Object.assign(new Error(m.networkError(), { cause }), { name: 'NetworkError' });
  });

/** The pool's refusal as an error that is named by the pool's own code. */
async function apiErrorOf(response: Response): Promise<Error> {
  const told = (await response.json().catch(() => ({}))) as {
    readonly __type?: string;
    readonly message?: string;
  };
  const name = told.__type ?? 'InternalErrorException';
  return Object.assign(new Error(told.message ?? `The user pool answered ${response.status}.`), { name });
}
