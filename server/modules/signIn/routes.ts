import * as ownSignIn from '@contract/ownSignIn/endpoints';
import type { Api } from '@server/http/api';
import { changePhone } from './changePhone';
import type { SignInDeps } from './deps';
import { undoContactChange } from './undoChange';

/** What people change about their own sign-in by this server. */
export function signInRoutes(api: Api, room: SignInDeps): void {
  api
    .on(ownSignIn.changePhone, async ({ body }, { username }) => {
      await changePhone(room, username, body.phone);
      return {};
    })
    .on(ownSignIn.undoChange, async ({ body }, _, origin) => {
      await undoContactChange(room, body.token, origin);
      return {};
    });
}
