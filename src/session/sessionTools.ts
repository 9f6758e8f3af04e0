import type { Clock } from '../clock';
import type { Auth } from './amplify';

/** What the session is made of. */
export interface SessionTools {
  readonly storage: Storage;
  readonly clock: Clock;
  /** Fetches the user pool's code, once. */
  readonly loadAuth: () => Promise<Auth>;
  /** Runs a task while no other tab of this browser runs one under the same name. */
  readonly alone: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /** Tells the pool, behind the customer's back, that a refresh token is over. */
  readonly revoke: (refreshToken: string) => void;
  /** The company's name, as authenticator apps shall show it. */
  readonly company?: string;
  /** Whether the pool spares a device the code where its user wishes so. */
  readonly remembersDevices?: boolean;
  readonly log?: (line: string) => void;
}
