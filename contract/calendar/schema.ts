import { boolean, type InferType, object } from 'yup';
import { dateOrNull, text, textOrNull } from '../fields';

const kept = {
  /** When the link was made, an ISO instant; null: there is none. */
  madeAt: textOrNull(),
  /** Whether the entries tell amounts. */
  withAmounts: boolean().required(),
  /** The day of the books zone on which a calendar fetched last; null: none has. */
  fetchedOn: dateOrNull(),
};

const calendarStatus = object(kept);

const chosen = object({ withAmounts: boolean().required() });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  status: {
    summary: 'Whether the caller has a calendar link, and what it tells.',
    response: calendarStatus,
  },

  make: {
    summary: 'Makes the caller’s calendar link, or a new one: the old one ends at once.',
    body: chosen,
    /** The path of the link, '/calendar/….ics': nobody can ask for it again. */
    response: object({ ...kept, path: text() }),
  },

  choose: {
    summary: 'Chooses whether the entries of the caller’s calendar tell amounts.',
    body: chosen,
    response: calendarStatus,
  },

  end: {
    summary: 'Ends the caller’s calendar link. The same again changes nothing.',
    response: calendarStatus,
  },
} as const;

export type CalendarStatus = InferType<typeof calendarStatus>;
