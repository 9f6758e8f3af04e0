import { type InferType, number, object, string } from 'yup';
import * as m from '@locales/users';
import { text } from '../fields';

const params = object({ id: string().required().max(64) });

const startedView = object({
  id: string().required(),
  /** The customer's sign-in, and what they are called; '' where nobody said. */
  subject: string().required(),
  subjectName: text(),
  /** Seconds until it is over, for a browser whose clock may be wrong. */
  seconds: number().integer().required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  start: {
    summary: 'Begins to look at the portal as a customer sees it. The one before of the same sign-in ends.',
    body: object({
      /** A sign-in. */
      subject: string().required().max(100),
      reason: string().required(m.viewAsReasonMissing).max(500),
    }),
    response: startedView,
  },

  page: {
    summary: 'Tells the audit which page is looked at. The caller’s own view, which is not over.',
    params,
    body: object({
      path: string()
        .required()
        .max(200)
        .matches(/^\/[\w/-]*$/),
    }),
    response: object({ pages: number().integer().required() }),
  },

  end: {
    summary: 'Ends a view of the caller’s own; one that is over stays as it ended.',
    params,
    response: object({ endedAt: string().required() }),
  },
} as const;

export type StartedView = InferType<typeof startedView>;
