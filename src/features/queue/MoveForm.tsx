import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import * as common from '@locales/common';
import * as m from '@locales/queue';
import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '@contract/format/money';
import type { QueuedRequest } from '@contract/queue/schema';
import { usualReasons, wordsOfMove } from '@contract/requests/officeMoves';
import { returnCodes, returnReason } from '@contract/rules/returnCodes';
import { FormSelect } from '@/forms/FormSelect';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';
import { RiskChips } from './queueColumns';
import { lookedAtTwice, type Possible, sumWords } from './queueOrders';

interface MoveEntries {
  readonly note: string;
  readonly returnCode: string;
}

interface Entries extends MoveEntries {
  /** How many are to be looked at twice, as it was typed. */
  readonly twice: string;
}

interface MoveFormProps {
  readonly possible: Possible;
  readonly chosen: number;
  /** The focus begins on what comes next, but not where there is something to look at twice. */
  readonly quick: boolean;
  readonly onConfirm: (entries: Partial<MoveEntries>) => void;
  readonly onCancel: () => void;
}

const MOST_NOTE = 500;

/** What comes of a move, and what has to be said with it. */
export function MoveForm({ possible, chosen, quick, onConfirm, onCancel }: MoveFormProps) {
  const { action, comes, needsNote, needsCode, destructive } = wordsOfMove(possible.move);
  const flagged = lookedAtTwice(possible);
  const form = useRef<HTMLFormElement>(null);
  const begins = quick && flagged.length === 0;
  useEffect(
    function beginWithWhatComesNext() {
      if (begins) form.current?.querySelector<HTMLElement>('textarea, select, [type=submit]')?.focus();
    },
    [begins],
  );
  const asksHowMany = possible.requests.length > 1 && flagged.length > 0;
  const problems = ({ note, returnCode, twice }: Entries): Partial<Entries> => ({
    ...(asksHowMany &&
      twice.trim() !== String(flagged.length) && {
        twice: m.twiceWrong(),
      }),
    ...(needsNote && note.trim() === '' && { note: m.reasonMissing() }),
    ...(note.length > MOST_NOTE && { note: m.noteTooLong({ most: MOST_NOTE }) }),
    ...(needsCode && returnCode === '' && { returnCode: m.codeMissing() }),
  });
  return (
    <Formik<Entries>
      initialValues={{ note: '', returnCode: '', twice: '' }}
      validate={problems}
      onSubmit={({ note, returnCode }) =>
        onConfirm({ ...(note.trim() && { note }), ...(returnCode && { returnCode }) })
      }
    >
      <Form noValidate ref={form}>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>
              {sumWords(possible, chosen)} {comes}
            </Typography>
            {flagged.length > 0 && <LookTwice flagged={flagged} of={possible.requests.length} />}
            {asksHowMany && (
              <FormTextField name="twice" label={m.howManyTwice()} inputMode="numeric" autoComplete="off" />
            )}
            {needsCode && (
              <FormSelect name="returnCode" label={m.returnCode()} empty={m.chooseCode()} options={codes()} />
            )}
            {needsNote && (
              <>
                <FormTextArea name="note" label={m.reasonForCustomer()} max={MOST_NOTE} rows={3} />
                <OftenSaid reasons={usualReasons(possible.move)} />
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions disableSpacing sx={buttons}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
          <Button autoFocus variant="outlined" onClick={onCancel}>
            {common.notNow()}
          </Button>
          <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Formik>
  );
}

const codes = () => returnCodes.map((value) => ({ value, label: `${value}: ${returnReason(value).words}` }));

/** Reasons that are often given: a press writes one. */
function OftenSaid({ reasons }: { readonly reasons: readonly string[] }) {
  const { setFieldValue } = useFormikContext<Entries>();
  if (reasons.length === 0) return null;
  return (
    <Stack component="ul" aria-label={m.commonReasons()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Button
            size="small"
            sx={{ textAlign: 'left', justifyContent: 'flex-start', minHeight: { xs: 44, sm: 32 } }}
            onClick={() => void setFieldValue('note', reason)}
          >
            {reason}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

/** On a phone each button is as wide as the dialog. */
const buttons = {
  px: 3,
  pb: 2.5,
  gap: 1,
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;

interface LookTwiceProps {
  readonly flagged: readonly QueuedRequest[];
  /** Of how many that are approved together. */
  readonly of: number;
}

/** What an approval would let go although there is something to look at twice, one by one. */
function LookTwice({ flagged, of }: LookTwiceProps) {
  const id = useId();
  return (
    <div>
      <Typography variant="subtitle2" component="h3" id={id}>
        {m.lookTwice({ n: flagged.length, total: of })}
      </Typography>
      {/* Focusable, so that the keyboard can scroll a long list. */}
      <Box component="ul" aria-labelledby={id} tabIndex={0} sx={list}>
        {flagged.map(({ id: requestId, requestNo, accountName, accountNo, amountCents, flags }) => (
          <Box component="li" key={requestId} sx={row}>
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              {requestNo}, {accountName} ({accountNo}): {formatMoney(amountCents)}
            </Typography>
            <RiskChips flags={flags} />
          </Box>
        ))}
      </Box>
    </div>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', maxHeight: 260, overflowY: 'auto' } as const;
const row = {
  py: 1,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
