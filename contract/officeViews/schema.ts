import * as m from '@locales/problems';
import { array, type InferType, object, string } from 'yup';

/** Lists of the office that remember views. */
const officeLists = ['queue'] as const;

const screen = () =>
  string<(typeof officeLists)[number]>()
    .oneOf([...officeLists])
    .required();

/** A list as somebody wants to see it again. */
const officeView = object({
  id: string().required(),
  title: string().required(),
  /** The list's address without its question mark: "tab=second&sort=-amount". */
  address: string().defined(),
});

const kept = object({ views: array(officeView).required() });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'The views of a list that the caller keeps, by title.',
    query: object({ screen: screen() }),
    response: kept,
  },

  save: {
    summary: 'Keeps a view; one of the same title takes the place of the one before.',
    body: object({
      screen: screen(),
      title: string().required(m.viewName).max(40, m.viewNameTooLong),
      address: string().defined().max(1000),
    }),
    response: kept,
  },

  remove: {
    summary: 'Forgets a view.',
    params: object({ id: string().required().max(64) }),
    response: kept,
  },
} as const;

export type OfficeView = InferType<typeof officeView>;
