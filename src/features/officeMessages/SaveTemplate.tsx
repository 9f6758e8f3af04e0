import * as m from '@locales/officeMessages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { longestMessage } from '@contract/rules/contactMessage';
import { templateProblems } from '@contract/rules/messageTemplate';
import type { MessageTemplates } from '@/data/officeMessages';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';

type Entries = Parameters<MessageTemplates['save']>[0];

interface SaveTemplateProps {
  readonly initial: Entries;
  readonly onSave: (entries: Entries) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks under which name a text is kept for other replies. */
export function SaveTemplate({ initial, onSave, onCancel }: SaveTemplateProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.saveAsTemplate()}
      </DialogTitle>
      <Formik<Entries> initialValues={initial} validate={templateProblems} onSubmit={submitting(onSave)}>
        <Form noValidate>
          <DialogContent>
            <Stack sx={{ gap: 2 }}>
              <Typography>{m.templateAbout()}</Typography>
              <ErrorSummary fields={['name', 'text']} />
              <FormTextField name="name" label={m.templateName()} />
              <FormTextArea name="text" label={m.templateText()} max={longestMessage} rows={6} />
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button variant="outlined" onClick={onCancel}>
              {m.notNow()}
            </Button>
            <FormSubmit>{m.saveTemplate()}</FormSubmit>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}
