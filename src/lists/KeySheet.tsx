import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/lists';
import type { PageKey } from './rowKeys';

interface KeySheetProps {
  readonly keys: readonly PageKey[];
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly onClose: () => void;
}

/** Keys that any list of the office has. */
const everywhere = (): readonly (readonly [string, string])[] => [
  ['/', m.keySearch()],
  ['?', m.keySheet()],
  ['Ctrl+K', m.keyFind()],
  ['↑ ↓', m.keyArrows()],
  ['Enter', m.keyEnter()],
  ['Ctrl+C', m.keyCopy()],
  [m.escape(), m.keyEscape()],
];

/** Which keys a page has, and whether single ones work. */
export function KeySheet({ keys, on, onTurn, onClose }: KeySheetProps) {
  const titleId = useId();
  const rows = [...keys.map(({ key, words }) => [key.toUpperCase(), words] as const), ...everywhere()];
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.keys()}
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={list}>
          {rows.map(([key, words]) => (
            <Box key={key} sx={row}>
              <Typography component="dt" variant="subtitle2">
                <kbd>{key}</kbd>
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {words}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_, next) => onTurn(next)} />}
          label={m.singleKeysWork()}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.singleKeysAbout()}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
        <Button autoFocus variant="contained" onClick={onClose}>
          {common.close()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const list = { m: 0, mb: 2 } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: '5rem 1fr',
  alignItems: 'baseline',
  py: 0.5,
  '& kbd': { fontFamily: 'inherit' },
} as const;
