import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/queue';
import { useEffect, useId, useRef } from 'react';
import type { QueuedRequest } from '@contract/queue/schema';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import type { BanksOfRequests, BankToConfirm } from '@/data/queue';
import { bankName } from './queuedFacts';

interface ConfirmBanksProps {
  /** Whose bank accounts are meant. */
  readonly requests: readonly QueuedRequest[];
  readonly banks: BanksOfRequests;
  readonly onClose: () => void;
}

/** Confirms the bank accounts of several requests, each looked at as it is now, and tells of each that was refused why. */
export function ConfirmBanks({ requests, banks, onClose }: ConfirmBanksProps) {
  const titleId = useId();
  const { found, run, failure } = banks;
  const { look } = banks;
  const asked = useRef(false);
  useEffect(
    function lookOnce() {
      if (!asked.current) look(requests.map(({ id }) => id));
      asked.current = true;
    },
    [look, requests],
  );
  const ready = found?.filter(({ why }) => why === null) ?? [];
  const left = found?.filter(({ why }) => why !== null) ?? [];
  const running = run?.state === 'running';
  const close = () => {
    if (!running) onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.confirmBanksTitle()}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          {!found && failure === undefined && <Skeleton variant="rounded" sx={{ height: 160 }} />}
          {found && !run && <Typography>{m.confirmBanksAbout({ n: ready.length })}</Typography>}
          {run && (
            <ProgressBar
              label={m.confirmBanksTitle()}
              progress={{ done: run.done + run.refused.length, of: run.of, unit: m.bankAccountsThings() }}
              state={running ? 'running' : run.refused.length > 0 ? 'failed' : 'done'}
              outcome={m.banksConfirmed({ n: run.done, of: run.of })}
            />
          )}
          <Banks label={m.banksToConfirm()} banks={run ? run.refused : ready} />
          {!run && <Banks label={m.banksLeftOut()} banks={left} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {!running && (
          <Button variant={run ? 'contained' : 'outlined'} onClick={close}>
            {run ? common.close() : common.notNow()}
          </Button>
        )}
        {found && !run && ready.length > 0 && (
          <Start count={ready.length} onStart={() => banks.confirm(ready)} />
        )}
      </DialogActions>
    </Dialog>
  );
}

interface StartProps {
  readonly count: number;
  readonly onStart: () => void;
}

/** Takes the focus when it comes, so that the next key confirms what can be read by then. */
function Start({ count, onStart }: StartProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function takeTheFocus() {
    button.current?.focus();
  }, []);
  return (
    <Button ref={button} variant="contained" onClick={onStart}>
      {m.confirmBanks({ n: count })}
    </Button>
  );
}

interface BanksProps {
  readonly label: string;
  readonly banks: readonly BankToConfirm[];
}

function Banks({ label, banks }: BanksProps) {
  if (banks.length === 0) return null;
  return (
    // Focusable, so that the keyboard can scroll a long list.
    <Box component="ul" aria-label={label} tabIndex={0} sx={list}>
      {banks.map(({ request, account, why }) => (
        <Box component="li" key={request.id} sx={row}>
          <Typography variant="subtitle2">{bankName(account)}</Typography>
          <Typography variant="body2">
            {m.bankOfRequest({
              holder: account.holderName,
              signIn: request.submittedBy,
              number: request.requestNo,
            })}
          </Typography>
          {why !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {why}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' } as const;
const row = {
  py: 1,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
