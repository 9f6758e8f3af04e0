import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as m from '@locales/components';
import { rich } from '../rich';
import { visuallyHidden } from '../visuallyHidden';

export interface SessionDialogProps {
  /** Whole seconds until the end. */
  readonly secondsLeft: number;
  /** Keeps the session. */
  readonly onStay: () => void;
  /** Signs out at once. */
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
        {m.stillThere()}
      </DialogTitle>
      <DialogContent>
        <Typography>
          {rich(m.signedOutIn(), {
            time: (
              <Box component="span" role="timer" aria-live="off" sx={figure}>
                {clockFace(secondsLeft)}
              </Box>
            ),
          })}
        </Typography>
        <Typography id={`${id}-words`} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {m.awayForAWhile()}
        </Typography>
        <Box component="output" sx={visuallyHidden}>
          {m.signedOutInAbout({ time: spoken(secondsLeft) })}
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={buttons}>
        <Button variant="outlined" onClick={onLeave}>
          {m.signOutNow()}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
        <Button autoFocus variant="contained" onClick={onStay}>
          {m.staySignedIn()}
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
  if (seconds > 60) return 'two';
  return seconds > 30 ? 'one' : 'half';
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
