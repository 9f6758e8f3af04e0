import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';

interface KeepViewProps {
  readonly onKeep: (title: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks under which name a view is kept. */
export function KeepView({ onKeep, onClose }: KeepViewProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        Keep this view
      </DialogTitle>
      <Formik
        initialValues={{ title: '' }}
        validate={({ title }) => (title.trim() === '' ? { title: 'Enter a name' } : {})}
        onSubmit={submitting(async ({ title }: { title: string }) => {
          await onKeep(title);
          onClose();
        })}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogContent>
              <Stack sx={{ gap: 2 }}>
                <Typography>
                  Filters and order are kept for you alone. A view of the same name is replaced.
                </Typography>
                <ErrorSummary fields={['title']} />
                <FormTextField name="title" label="Name" />
              </Stack>
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 2.5 }}>
              <Button variant="outlined" onClick={onClose}>
                Not now
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                Keep
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
