import type { FormikHelpers } from 'formik';
import { Refusal } from '../../contract/problem';

/** What a form says about its last submission as a whole. */
export interface FormStatus {
  readonly error?: string;
}

/**
 * Makes Formik's `onSubmit` of a save. A refusal that names fields is put under those fields; any other
 * refusal becomes the form's status. What is not a refusal is a fault and goes on to whoever catches faults.
 */
export const submitting =
  <Values extends object>(save: (values: Values) => Promise<unknown>) =>
  async (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    form.setStatus({} satisfies FormStatus);
    try {
      await save(values);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const own = Object.entries(error.fields).filter(([name]) => name in values);
      for (const [name, message] of own) {
        form.setFieldError(name, message);
        // Touched without another validation, which would wipe the server's word away.
        await form.setFieldTouched(name, true, false);
      }
      if (own.length === 0) form.setStatus({ error: error.message } satisfies FormStatus);
    }
  };
