import { array, type InferType, number, object, string } from 'yup';

const answer = object({
  /** As the browser would ask: '/api/overview?username=dana%40example.com'. */
  path: string().required(),
  status: number().integer().required(),
  /** The JSON text that this endpoint answers, letter for letter. */
  body: string().defined(),
});

const figure = object({
  /** What the drawing of the screen calls this place: 'owed', 'row-0-title'. */
  place: string().required(),
  /** Null where there is nothing for it, and its place is given up. */
  text: string().defined().nullable(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  answers: {
    summary: 'What a screen asks for first, in one call: each answer as its own endpoint gives it.',
    query: object({
      /** A route without its first slash, 'my-account/overview'; of an unknown one nothing but who is here comes. */
      screen: string().max(100),
      /** The account that is looked at; all of them without one. */
      account: string().max(20),
    }),
    response: object({
      /** Whose answers they are. */
      username: string().required(),
      answers: array(answer).required(),
      /** What stands on the page before its code has come: docs/decisions/046-pages-are-drawn-by-the-build.md. */
      figures: array(figure).required(),
    }),
  },
} as const;

export type FirstAnswers = InferType<typeof schemas.answers.response>;
