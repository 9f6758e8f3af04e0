import { textClaim } from './claims';
import { readUserData } from './userData';

/** What the person is called, as their own token says; '' where it does not. The session's name is the one to sign in with. */
export function personName(storage: Storage): string {
  const kept = readUserData(storage);
  return kept ? textClaim(kept.idToken, 'name') : '';
}
