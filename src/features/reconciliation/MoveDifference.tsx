import * as m from '@locales/reconciliation';
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
import { addDays, type CalendarDateText, formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { DifferenceMove } from '@contract/reconciliation/labels';
import type { DifferenceCandidate, DifferenceDetail } from '@contract/reconciliation/schema';
import { isLaterDay, MAX_ASK_DAYS } from '@contract/rules/reconciliation';
import type { DifferenceEntries } from '@/data/reconciliation';
import { FormDate } from '@/forms/FormDate';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { FormTextArea } from '@/forms/FormTextArea';
import { nameOfDifference } from './differenceList';

interface MoveDifferenceProps {
  readonly difference: DifferenceDetail;
  readonly move: DifferenceMove;
  /** Today in the books zone. */
  readonly today: CalendarDateText;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: (entries: DifferenceEntries) => void;
  readonly onCancel: () => void;
}

type Entries = Required<DifferenceEntries>;

const MOST_REASON = 500;

/** Asks for what has to be said with a move: why, and for some to whom it belongs or until when. */
export function MoveDifference(props: MoveDifferenceProps) {
  const { difference, move, today, busy, failure, onConfirm, onCancel } = props;
  const titleId = useId();
  const name = nameOfDifference(difference);
  const { title, about, action } = wordsOf(move, name, difference.writesTo ?? '');
  const problems = ({ reason, candidate, lookAgainOn }: Entries): Partial<Entries> => ({
    ...(reason.trim() === '' && { reason: m.reasonMissing() }),
    ...(move === 'match' && candidate === '' && { candidate: m.candidateMissing() }),
    ...(move === 'ask' &&
      !isLaterDay(lookAgainOn, today) && { lookAgainOn: m.lookAgainLater({ days: MAX_ASK_DAYS }) }),
  });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onCancel} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Formik<Entries>
        initialValues={{
          reason: '',
          candidate: difference.candidates.length === 1 ? difference.candidates[0]!.id : '',
          lookAgainOn: move === 'ask' ? addDays(today, 1) : '',
        }}
        validate={problems}
        onSubmit={({ reason, candidate, lookAgainOn }) =>
          onConfirm({
            reason,
            ...(move === 'match' && { candidate }),
            ...(move === 'ask' && { lookAgainOn }),
          })
        }
      >
        <Form noValidate>
          <DialogContent>
            <Stack sx={{ gap: 2 }}>
              <Typography>{about}</Typography>
              {move === 'match' && (
                <FormRadioCards
                  name="candidate"
                  label={m.matchWith()}
                  choices={difference.candidates.map(choiceOf)}
                />
              )}
              {move === 'ask' && (
                <FormDate
                  name="lookAgainOn"
                  label={m.lookAgain()}
                  rule={{ min: addDays(today, 1), max: addDays(today, MAX_ASK_DAYS) }}
                />
              )}
              <FormTextArea
                name="reason"
                label={move === 'write' ? m.messageField() : m.reason()}
                hint={move === 'write' ? undefined : m.reasonHelp()}
                max={MOST_REASON}
                rows={3}
              />
              {failure !== undefined && <Alert severity="error">{failure}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
            <Button autoFocus variant="outlined" disabled={busy} onClick={onCancel}>
              {m.keepAsItIs()}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {action}
            </Button>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}

const choiceOf = ({ id, name, day, amountCents, reference }: DifferenceCandidate) => ({
  id,
  label: m.candidateLine({ name, day: formatDate(day), amount: formatMoney(amountCents) }),
  hint: reference ?? undefined,
});

function wordsOf(move: DifferenceMove, name: string, reader: string) {
  return {
    match: { title: m.askMatch({ name }), about: m.matchAbout(), action: m.match() },
    ask: { title: m.askAsk({ name }), about: m.askAbout(), action: m.ask() },
    write: { title: m.askWrite({ name }), about: m.writeAbout({ name: reader }), action: m.write() },
    close: { title: m.askClose({ name }), about: m.closeAbout(), action: m.close() },
    reopen: { title: m.askReopen({ name }), about: m.reopenAbout(), action: m.reopen() },
  }[move];
}
