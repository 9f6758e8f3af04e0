import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { getIn, useFormikContext } from 'formik';
import { type MouseEvent, useEffect, useRef } from 'react';
import { fieldId } from './FormTextField';
import type { FormStatus } from './submit';

export interface ErrorSummaryProps {
  /** The form's fields in their order on the page. */
  readonly fields: readonly string[];
}

/** Says at the top of a form what is wrong after a try to send it, and takes the focus there. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const { errors, touched, status, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const box = useRef<HTMLDivElement>(null);
  const formError = (status as FormStatus | undefined)?.error;
  const wrong = fields.flatMap((name) => {
    const message: unknown = getIn(touched, name) ? getIn(errors, name) : undefined;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
  const failed = submitCount > 0 && !isSubmitting && (wrong.length > 0 || formError !== undefined);
  const failedTry = failed ? submitCount : 0;

  useEffect(
    function bringTheProblemIntoView() {
      if (failedTry > 0) box.current?.focus();
    },
    [failedTry],
  );

  if (!failed) return null;
  return (
    <Alert ref={box} severity="error" tabIndex={-1} role="alert">
      <AlertTitle>There is a problem</AlertTitle>
      {formError}
      {wrong.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {wrong.map(({ name, message }) => (
            <li key={name}>
              <Link
                component="a"
                color="error"
                href={`#${fieldId(name)}`}
                onClick={(event) => toField(event, name)}
              >
                {message}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/** Focus without a change of address, which a router would take for a change of page. */
function toField(event: MouseEvent, name: string) {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}
