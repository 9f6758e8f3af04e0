import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Requeuing } from '@/data/email';

interface RequeueOutcomeProps {
  readonly requeuing: Requeuing;
}

/** What came of the letters that somebody had sent again: those that could not go are told one by one. */
export function RequeueOutcome({ requeuing: { outcomes, failure, reset } }: RequeueOutcomeProps) {
  const done = outcomes?.filter((outcome) => outcome.done).length ?? 0;
  const left = outcomes?.filter((outcome) => !outcome.done) ?? [];
  return (
    <Box component="output" sx={{ display: 'block', '& > *': { mb: 2 } }}>
      {failure && (
        <Alert severity="error" onClose={reset}>
          Nothing was sent again. {failure}
        </Alert>
      )}
      {done > 0 && (
        <Alert severity="success" onClose={reset}>
          {done === 1 ? 'One letter is' : `${done} letters are`} on the way again.
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning" onClose={reset}>
          {left.length === 1 ? 'One letter was' : `${left.length} letters were`} left alone.{' '}
          {[...new Set(left.map(({ message }) => message))].join(' ')}
        </Alert>
      )}
    </Box>
  );
}
