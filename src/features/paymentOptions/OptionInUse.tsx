import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { requestsHref } from './places';

interface OptionInUseProps {
  readonly nickname: string;
  /** How many requests use it. */
  readonly count: number;
  /** They, as the server told of them: number and words. */
  readonly requests: readonly (readonly [requestNo: string, words: string])[];
  readonly onClose: () => void;
}

/** Instead of the question whether to delete a bank account: requests use it, so the answer could only be no. */
export function OptionInUse({ nickname, count, requests, onClose }: OptionInUseProps) {
  const titleId = useId();
  const those = count === 1 ? '1 open request uses' : `${count} open requests use`;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {nickname} is in use
      </DialogTitle>
      <DialogContent>
        <Typography>
          {those} this bank account, so it cannot be deleted now. Cancel {count === 1 ? 'it' : 'them'}, or
          wait until {count === 1 ? 'it is' : 'they are'} done.
        </Typography>
        {requests.length > 0 && (
          <Box component="ul" sx={{ pl: 2.5, mt: 1.5, mb: 0 }}>
            {requests.map(([no, words]) => (
              <li key={no}>
                {no}: {words}
              </li>
            ))}
          </Box>
        )}
        <Link href={requestsHref} sx={{ display: 'inline-block', py: 1.5 }}>
          See payment requests
        </Link>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
        <Button autoFocus variant="outlined" onClick={onClose}>
          Keep it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
