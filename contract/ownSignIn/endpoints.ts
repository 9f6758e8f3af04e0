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

/** Whether news of the company comes by email; what people ask for comes anyway. */
export const emailNews = defineEndpoint<typeof schemas.emailNews>({
  method: 'GET',
  path: '/api/signin/email-news',
});

export const chooseEmailNews = defineEndpoint<typeof schemas.chooseEmailNews>({
  method: 'PUT',
  path: '/api/signin/email-news',
});

/** By POST alone: a mail program that looks at links ahead must not do it. */
export const undoChange = defineEndpoint<typeof schemas.undoChange>({
  method: 'POST',
  path: '/api/signin/take-back',
  open: true,
});
