import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';

export interface ConfirmDialogProps {
  /** The question, with the name of what it is about: "Forget the device Chrome on Windows?". */
  readonly title: string;
  /** What comes of it, and whether it can be undone. */
  readonly children: ReactNode;
  /** What the button does, as a verb: "Forget device". */
  readonly action: string;
  /** The way out: "Keep it" where the action itself cancels something, else "Cancel". */
  readonly wayOut?: string;
  /** Whether something is lost by it. */
  readonly destructive?: boolean;
  /** What has to be typed before it can be done, for what cannot be undone: the name of what is lost. */
  readonly typed?: string;
  /** Being done: nothing can be pressed until it is known how it went. */
  readonly busy?: boolean;
  /** Why it did not work. */
  readonly failure?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that is not easily undone. The focus begins on the way out. */
export function ConfirmDialog({
  title,
  children,
  action,
  wayOut = wayOutOf(action),
  destructive = false,
  typed,
  busy = false,
  failure,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const sure = typed === undefined || words.trim() === typed;
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={cancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
    >
      <DialogTitle component="h2" variant="h3" id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography component="div" id={`${id}-words`}>
          {children}
        </Typography>
        {typed !== undefined && (
          <TypedName
            id={`${id}-typed`}
            typed={typed}
            words={words}
            busy={busy}
            onWords={setWords}
            onSubmit={() => {
              if (sure && !busy) onConfirm();
            }}
          />
        )}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={buttons}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
        <Button autoFocus variant="outlined" disabled={busy} onClick={cancel}>
          {wayOut}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          disabled={!sure}
          loading={busy}
          onClick={onConfirm}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface TypedNameProps {
  readonly id: string;
  /** What has to be typed. */
  readonly typed: string;
  readonly words: string;
  readonly busy: boolean;
  readonly onWords: (words: string) => void;
  readonly onSubmit: () => void;
}

/** The field for the name of what is lost. */
function TypedName({ id, typed, words, busy, onWords, onSubmit }: TypedNameProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ mt: 2 }}
    >
      <InputLabel htmlFor={id} sx={{ overflowWrap: 'anywhere' }}>
        {m.typeToConfirm({ typed })}
      </InputLabel>
      <OutlinedInput
        id={id}
        fullWidth
        value={words}
        disabled={busy}
        autoComplete="off"
        onChange={(event) => onWords(event.target.value)}
        slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      />
    </Box>
  );
}

/** Who reads "Cancel" beside "Cancel the payment" takes the one for the other. */
const wayOutOf = (action: string): string => (/^cancel(ar)?\b/i.test(action) ? m.keepIt() : common.cancel());

/** On a phone each button is as wide as the dialog. */
const buttons = {
  px: 3,
  pb: 2.5,
  gap: 1,
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;
