import { passwordMessages } from '@contract/rules/passwordChange';
import type { Auth } from './amplify';
import { textClaim } from './claims';
import { failed } from './messages';
import type { SessionTools } from './sessionState';
import type { Step } from './signIn';
import { createSignInFlow } from './signInFlow';
import { readUserData, removeUserData } from './userData';

/** Shows once more who is here: a sign-in whose tokens take the place of the kept ones, while the portal stays as it is. */
export interface Proof {
  readonly begin: (password: string) => Promise<Step>;
  /** A code, or the `CodeMethod` that was chosen. */
  readonly answer: (response: string) => Promise<Step>;
  readonly again: () => Promise<Step>;
  /** Given up: what was typed is forgotten. */
  readonly leave: () => void;
}

interface ProofTools extends Pick<SessionTools, 'storage' | 'loadAuth' | 'alone' | 'revoke'> {
  readonly company: string;
  /** Whether somebody is signed in still. */
  readonly isHere: () => boolean;
}

export function createProof({ storage, loadAuth, alone, revoke, company, isHere }: ProofTools): Proof {
  const flow = createSignInFlow({ loadAuth: async () => unseen(await loadAuth()), company });

  /** No renewal, in whatever tab, may find the old tokens spent, or write over the new ones. */
  const take = (step: (username: string) => Promise<Step>): Promise<Step> =>
    alone('userData-refresh', async () => {
      const before = readUserData(storage);
      if (!before || !isHere()) return over();
      const taken = await step(textClaim(before.accessToken, 'username') || before.name);
      if (taken.kind !== 'done') return taken;
      if (before.refreshToken) revoke(before.refreshToken);
      if (isHere()) return taken;
      // Somebody signed out meanwhile; the answer must not bring the session back.
      const after = readUserData(storage);
      removeUserData(storage);
      if (after?.refreshToken) revoke(after.refreshToken);
      return over();
    });

  return {
    begin: (password) => take((username) => flow.begin(username, password)),
    answer: (response) => take(() => flow.answer(response)),
    again: () => take(() => flow.again()),
    leave: () => flow.forget(),
  };
}

const over = () => failed('NotAuthorizedException', passwordMessages.notAuthenticated);

/** The same door, past a session that is kept. */
const unseen = (auth: Auth): Auth => ({
  ...auth,
  signIn: (username, password) => auth.asNobody(() => auth.signIn(username, password)),
  confirmNewPassword: (password, attributes) =>
    auth.asNobody(() => auth.confirmNewPassword(password, attributes)),
  answer: (response) => auth.asNobody(() => auth.answer(response)),
});
