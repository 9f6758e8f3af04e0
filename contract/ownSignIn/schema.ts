import * as m from '@locales/auth';
import { languages } from '@locales/language';
import { boolean, object, string } from 'yup';
import { oneOf } from '../fields';
import { undoChangeToken } from '../rules/contactHold';

/** What goes in and out of the area's endpoints. */
export const schemas = {
  changePhone: {
    summary:
      'Keeps another phone number, not proven yet. A proven one that it replaces stays in force for resets.',
    body: object({ phone: string().required().max(40) }),
    response: object({}),
  },

  chooseLanguage: {
    summary: 'Keeps the language that the caller reads: for their emails, and for devices without a choice.',
    body: object({ language: oneOf(languages) }),
    response: object({}),
  },

  emailNews: {
    summary: 'Whether the caller gets news of the company by email.',
    response: object({ wanted: boolean().required() }),
  },

  chooseEmailNews: {
    summary: 'Keeps whether the caller gets news of the company by email.',
    body: object({ wanted: boolean().required() }),
    response: object({ wanted: boolean().required() }),
  },

  undoChange: {
    summary:
      'Takes a change of address or number back by the token of the mailed link, and ends all sign-ins.',
    body: object({
      token: string().required().matches(undoChangeToken, m.linkIncomplete),
    }),
    response: object({}),
  },
} as const;
