import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { visuallyHidden } from '../visuallyHidden';

interface SessionDialogProps {
  /** Whole seconds until the end. */
  readonly secondsLeft: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Warns of the end of a session that nobody uses. Whatever lies below stays as it is. */
export function SessionDialog({ secondsLeft, onStay, onLeave }: SessionDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      // Whoever presses Escape is still there. A click beside the dialog is no answer: it may be an elbow.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onStay();
      }}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
    >
      <DialogTitle component="h2" variant="h3" id={`${id}-title`}>
        Still there?
      </DialogTitle>
      <DialogContent>
        <Typography>
          You will be signed out in{' '}
          <Box component="span" role="timer" aria-live="off" sx={figure}>
            {clockFace(secondsLeft)}
          </Box>
          .
        </Typography>
        <Typography id={`${id}-words`} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Nobody has used this page for a while. What you have typed is kept if you stay.
        </Typography>
        <Box component="output" sx={visuallyHidden}>
          You will be signed out in {spoken(secondsLeft)}.
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={buttons}>
        <Button variant="outlined" onClick={onLeave}>
          Sign out now
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
        <Button autoFocus variant="contained" onClick={onStay}>
          Stay signed in
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** 105 → "1:45". */
const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Changes three times on the way from two minutes to none: a countdown that is read out hides all else. */
function spoken(seconds: number): string {
  if (seconds > 60) return 'two minutes';
  return seconds > 30 ? 'one minute' : '30 seconds';
}

const figure = { fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 700 } as const;

/** On a phone each button is as wide as the dialog. */
const buttons = {
  px: 3,
  pb: 2.5,
  gap: 1,
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;
