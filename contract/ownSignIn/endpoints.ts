import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** What people change about their own sign-in by the portal's server, where the user pool alone would guard it too little. */

/** The pool then proves the number by a code. */
export const changePhone = defineEndpoint<typeof schemas.changePhone>({
  method: 'PUT',
  path: '/api/signin/phone',
  recentProof: true,
});

/** What pages and emails are written in. A device with a choice of its own keeps to that. */
export const chooseLanguage = defineEndpoint<typeof schemas.chooseLanguage>({
  method: 'PUT',
  path: '/api/signin/language',
});

/** By POST alone: a mail program that looks at links ahead must not do it. */
export const undoChange = defineEndpoint<typeof schemas.undoChange>({
  method: 'POST',
  path: '/api/signin/take-back',
  open: true,
});
