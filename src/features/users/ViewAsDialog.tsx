import * as common from '@locales/common';
import * as m from '@locales/users';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { VIEW_AS_MINUTES } from '@contract/rules/viewAs';
import { FormTextArea } from '@/forms/FormTextArea';
import { UserDialog } from './UserDialog';

interface ViewAsDialogProps {
  /** The customer's sign-in. */
  readonly name: string;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onStart: (reason: string) => void;
  readonly onClose: () => void;
}

const MOST_REASON = 500;

/** Asks why, before the portal is shown as a customer sees it. */
export function ViewAsDialog({ name, busy, failure, onStart, onClose }: ViewAsDialogProps) {
  return (
    <UserDialog title={m.askViewAs({ name })} onClose={onClose}>
      <Formik
        initialValues={{ reason: '' }}
        validate={({ reason }) => (reason.trim() === '' ? { reason: m.viewAsReasonMissing() } : {})}
        onSubmit={({ reason }) => onStart(reason)}
      >
        <Stack component={Form} noValidate sx={{ gap: 2 }}>
          <Typography>{m.viewAsAbout({ minutes: VIEW_AS_MINUTES })}</Typography>
          <FormTextArea
            name="reason"
            label={common.reason()}
            hint={m.viewAsReasonHint()}
            max={MOST_REASON}
            rows={3}
          />
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" loading={busy}>
              {m.startView()}
            </Button>
            <Button variant="outlined" disabled={busy} onClick={onClose}>
              {common.cancel()}
            </Button>
          </Stack>
        </Stack>
      </Formik>
    </UserDialog>
  );
}
