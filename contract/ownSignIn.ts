import { object, string } from 'yup';
import { endpoint } from './endpoint';
import { takeBackToken } from './rules/contactHold';

/** What people change about their own sign-in by the portal's server, where the user pool alone would guard it too little. */
export const ownSignIn = {
  /** The pool then proves the number by a code. */
  changePhone: endpoint({
    method: 'PUT',
    path: '/api/signin/phone',
    summary:
      'Keeps another phone number, not proven yet. A proven one that it replaces stays in force for resets.',
    recentProof: true,
    body: object({ phone: string().required().max(40) }),
    response: object({}),
  }),

  /** By POST alone: a mail program that looks at links ahead must not do it. */
  takeBack: endpoint({
    method: 'POST',
    path: '/api/signin/take-back',
    summary:
      'Takes a change of address or number back by the token of the mailed link, and ends all sign-ins.',
    open: true,
    body: object({
      token: string()
        .required()
        .matches(takeBackToken, 'The link is not complete. Open it from the mail again'),
    }),
    response: object({}),
  }),
};
