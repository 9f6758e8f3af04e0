import * as common from '@locales/common';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { type ReactNode, useId } from 'react';

/** What becomes of what a dialog asks. */
export interface AskedProps {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onCancel: () => void;
}

interface AskDialogProps<V extends object> extends AskedProps {
  readonly title: string;
  /** What the button says that goes on. */
  readonly submit: string;
  readonly initial: V;
  readonly validate: (values: V) => Partial<Record<keyof V, string>>;
  readonly onSubmit: (values: V) => void;
  readonly children: ReactNode;
}

/** A few fields, a way out, and a way on. */
export function AskDialog<V extends object>({
  title,
  submit,
  initial,
  validate,
  onSubmit,
  busy,
  failure,
  onCancel,
  children,
}: AskDialogProps<V>) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onCancel} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {title}
      </DialogTitle>
      <Formik<V> initialValues={initial} validate={validate} onSubmit={onSubmit}>
        <Form noValidate>
          <DialogContent>
            <Stack sx={{ gap: 2 }}>
              {children}
              {failure !== undefined && <Alert severity="error">{failure}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button variant="outlined" disabled={busy} onClick={onCancel}>
              {common.cancel()}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {submit}
            </Button>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}
