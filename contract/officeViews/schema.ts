import * as m from '@locales/problems';
import { array, boolean, type InferType, object, string } from 'yup';
import { type OfficeListName, officeLists } from './labels';

const screen = () =>
  string<OfficeListName>()
    .oneOf([...officeLists])
    .required();

/** A list as somebody wants to see it again. */
const officeView = object({
  id: string().required(),
  title: string().required(),
  /** The list's address without its question mark: "tab=second&sort=-amount". */
  address: string().defined(),
  /** Order, widths and visibility of the columns and the height of the rows, as JSON that the browser wrote. */
  layout: string().defined(),
  /** Whether everybody of the office sees it. */
  shared: boolean().required(),
  /** Whose it is, a sign-in: they alone change it. */
  owner: string().required(),
  /** Whether it is the caller's own. */
  own: boolean().required(),
  /** Whether the caller's list begins with it. */
  starts: boolean().required(),
});

const kept = object({ views: array(officeView).required() });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'The views of a list that the caller keeps or that colleagues share, by title.',
    query: object({ screen: screen() }),
    response: kept,
  },

  save: {
    summary: 'Keeps a view; one of the caller with the same title is replaced.',
    body: object({
      screen: screen(),
      title: string().required(m.viewName).max(40, m.viewNameTooLong),
      address: string().defined().max(1000),
      layout: string().max(4000).default('{}'),
      shared: boolean().default(false),
    }),
    response: kept,
  },

  start: {
    summary: 'Says with which view the caller’s list begins; null: as usual.',
    body: object({ screen: screen(), id: string().nullable().defined().max(64) }),
    response: kept,
  },

  remove: {
    summary: 'Forgets a view.',
    params: object({ id: string().required().max(64) }),
    response: kept,
  },
} as const;

export type OfficeView = InferType<typeof officeView>;
