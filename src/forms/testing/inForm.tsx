import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Form, Formik, setNestedObjectValues, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { fn } from 'storybook/test';
import type { ObjectSchema } from 'yup';

/** The form around the fields of a story, as its parameter `form`. */
interface FormOfStory {
  readonly values: object;
  readonly rules?: ObjectSchema<object>;
  /** As after a try to send it: every field says what is wrong with it. */
  readonly tried?: boolean;
}

/** Called with the form's values, at first and whenever one changes. */
export const changed = fn();

function Watch() {
  const { values } = useFormikContext();
  useEffect(
    function tellTheValues() {
      changed(values);
    },
    [values],
  );
  return null;
}

/** Gives the fields of a story the form that its parameters describe. */
export const inForm: Decorator = (Story, { parameters }) => {
  const { values, rules, tried = false } = parameters['form'] as FormOfStory;
  return (
    <Formik
      initialValues={values}
      validationSchema={rules}
      initialTouched={tried ? setNestedObjectValues(values, true) : {}}
      validateOnMount={tried}
      onSubmit={() => undefined}
    >
      <Box component={Form} noValidate sx={{ maxWidth: 420, display: 'grid', gap: 2.5 }}>
        <Story />
        <Watch />
      </Box>
    </Formik>
  );
};

/** A story's form, typed. */
export const form = (form: FormOfStory) => ({ form });
