import * as m from '@locales/officeMessages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { topicWords } from '@contract/contact/labels';
import { formatInstant } from '@contract/format/date';
import type { OfficeMessageDetail } from '@contract/officeMessages/schema';
import type { MovingMessage } from '@/data/officeMessages';
import { FormRadioCards } from '@/forms/FormRadioCards';

interface MergeMessageProps {
  readonly message: OfficeMessageDetail;
  readonly moving: MovingMessage;
  /** Told the number of the message that stays. */
  readonly onMerge: (into: string) => void;
  readonly onCancel: () => void;
}

/** Asks which message a double is joined with. */
export function MergeMessage({ message, moving, onMerge, onCancel }: MergeMessageProps) {
  const titleId = useId();
  const { ticketNo: number, others, booksZone } = message;
  const { pending, failure } = moving;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={pending ? undefined : onCancel} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {m.askMerge({ number })}
      </DialogTitle>
      <Formik
        initialValues={{ into: others.length === 1 ? others[0]!.ticketNo : '' }}
        validate={({ into }) => (into === '' ? { into: m.mergeChoose() } : {})}
        onSubmit={({ into }) => onMerge(into)}
      >
        <Form noValidate>
          <DialogContent>
            <Stack sx={{ gap: 2 }}>
              <Typography>{m.mergeAbout()}</Typography>
              <FormRadioCards
                name="into"
                label={m.mergeWith()}
                choices={others.map((other) => ({
                  id: other.ticketNo,
                  label: m.mergeLine({
                    number: other.ticketNo,
                    topic: topicWords[other.topic],
                    at: formatInstant(other.sentAt, booksZone),
                  }),
                  hint: `${other.sentBy}: ${other.beginning}`,
                }))}
              />
              {failure !== undefined && <Alert severity="error">{failure}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
            <Button autoFocus variant="outlined" disabled={pending} onClick={onCancel}>
              {m.keepApart()}
            </Button>
            <Button type="submit" variant="contained" loading={pending}>
              {m.merge()}
            </Button>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}
