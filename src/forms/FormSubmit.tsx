import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import * as m from '@locales/forms';
import { visuallyHidden } from '../components/visuallyHidden';

export interface FormSubmitProps {
  /** What pressing it does: "Save bank account". */
  readonly children: ReactNode;
  /** What is said aloud while it happens. */
  readonly sending?: string;
}

/** Sends the form around it, once: while the answer is awaited it cannot be pressed, and a reader says why. */
export function FormSubmit({ children, sending = m.sending() }: FormSubmitProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {children}
      </Button>
      <Box component="output" sx={visuallyHidden}>
        {isSubmitting && sending}
      </Box>
    </>
  );
}
