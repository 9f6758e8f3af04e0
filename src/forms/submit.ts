import { type FormikHelpers, getIn } from 'formik';

/** What a form says about its last submission as a whole. */
export interface FormStatus {
  readonly error?: string;
  /** Names the failed call in the server's log, for a call to the office. */
  readonly reference?: string;
}

/** What a save throws to say no. Its message says why as a whole. */
interface Refusal extends Error {
  /** A message for each field to blame, by the field's path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

/** Whoever saves has an error class of their own; a fault of the program has no fields. */
const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'fields' in error;

/**
 * Makes Formik's `onSubmit` of a save. A refusal is an error with `fields`: its words for fields that the form has,
 * however deep ("lines[0].amount"), are put under those fields. What is left of it becomes the form's status, so that
 * no word is lost. What is not a refusal is a fault and goes on to whoever catches faults.
 */
export const submitting =
  <Values extends object>(save: (values: Values) => Promise<unknown>) =>
  async (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    form.setStatus({} satisfies FormStatus);
    try {
      await save(values);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const own = Object.entries(error.fields).filter(([path]) => isFieldOf(values, path));
      for (const [path, message] of own) {
        form.setFieldError(path, message);
        // Touched without another validation, which would wipe the server's word away.
        await form.setFieldTouched(path, true, false);
      }
      const others = Object.entries(error.fields).filter(([path]) => !isFieldOf(values, path));
      const reference = error.requestId;
      if (own.length === 0) form.setStatus({ error: error.message, reference } satisfies FormStatus);
      else if (others.length > 0)
        form.setStatus({ error: sentences(others), reference } satisfies FormStatus);
    }
  };

/** Whether the form has a field there; '' is where a server speaks of the values as a whole. */
const isFieldOf = (values: object, path: string): boolean => path !== '' && getIn(values, path) !== undefined;

const sentences = (words: readonly (readonly [path: string, message: string])[]): string =>
  words.map(([, message]) => message.replace(/[^.!?]$/, '$&.')).join(' ');
