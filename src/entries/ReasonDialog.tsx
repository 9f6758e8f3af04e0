import * as common from '@locales/common';
import * as m from '@locales/email';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { isBlank } from '@contract/rules/blank';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { submitting } from '@/forms/submit';

interface ReasonDialogProps {
  readonly title: string;
  /** What it means. */
  readonly about: string;
  /** Asks for the reason, and gives an example. */
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  /** Rejects with what it was refused with, which is told here. */
  readonly onDo: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks why, before something is done that stands in the audit. */
export function ReasonDialog({ title, about, label, hint, action, onDo, onCancel }: ReasonDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Formik
          initialValues={{ reason: '' }}
          validate={({ reason }) => (isBlank(reason) ? { reason: m.reasonMissing() } : {})}
          onSubmit={submitting(({ reason }) => onDo(reason))}
        >
          <Stack component={Form} noValidate spacing={2.5} sx={{ pt: 1 }}>
            <Typography>{about}</Typography>
            <ErrorSummary fields={['reason']} />
            <FormTextArea name="reason" label={label} hint={hint} max={500} rows={3} />
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
              <FormSubmit>{action}</FormSubmit>
              <Button size="large" onClick={onCancel}>
                {common.cancel()}
              </Button>
            </Stack>
          </Stack>
        </Formik>
      </DialogContent>
    </Dialog>
  );
}
