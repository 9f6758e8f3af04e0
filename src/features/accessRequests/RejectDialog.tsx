import * as common from '@locales/common';
import * as m from '@locales/accessRequests';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import type { AccessRequestDetail } from '@contract/accessRequests/schema';
import { isBlank } from '@contract/rules/blank';
import type { Rejection } from '@/data/accessRequests';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { submitting } from '@/forms/submit';

interface RejectDialogProps {
  readonly request: Pick<AccessRequestDetail, 'requestNo' | 'email'>;
  readonly onReject: (rejection: Rejection) => Promise<unknown>;
  readonly onCancel: () => void;
}

const nothingYet: Rejection = { reason: '', tell: false };

/** Why somebody gets no sign-in, for colleagues, and whether the person is told. */
export function RejectDialog({ request: { requestNo, email }, onReject, onCancel }: RejectDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.rejectTitle({ number: requestNo })}
      </DialogTitle>
      <DialogContent>
        <Formik
          initialValues={nothingYet}
          validate={({ reason }) => (isBlank(reason) ? { reason: m.reasonMissing() } : {})}
          onSubmit={submitting(onReject)}
        >
          <Stack component={Form} noValidate spacing={2.5} sx={{ pt: 1 }}>
            <ErrorSummary fields={['reason']} />
            <FormTextArea
              name="reason"
              label={m.rejectReason()}
              hint={m.rejectReasonHint()}
              max={500}
              rows={3}
            />
            <FormCheckbox
              name="tell"
              label={m.rejectTell({ email: email ?? '' })}
              hint={m.rejectTellHint()}
            />
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
              <FormSubmit>{m.rejectSend()}</FormSubmit>
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
