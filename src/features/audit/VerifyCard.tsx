import * as m from '@locales/audit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { ChainVerdict } from '@contract/audit/schema';
import { formatInstant } from '@contract/format/date';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import type { Verifying } from '@/data/audit';
import { isHead, notedWords, verdictWords } from '@contract/audit/labels';

interface VerifyCardProps {
  readonly verifying: Verifying;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** Walks the chain on demand, and says whether every event is as it was written. */
export function VerifyCard({ verifying: { pending, verdict, failure, start }, zone }: VerifyCardProps) {
  const id = useId();
  const [noted, setNoted] = useState('');
  const [wrong, setWrong] = useState(false);
  const head = noted.trim().toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const readable = head === '' || isHead(head);
    setWrong(!readable);
    if (readable) start(head || undefined);
  };

  return (
    <Box component="section" aria-labelledby="verify-title" sx={card}>
      <Typography variant="h2" id="verify-title">
        {m.isWhole()}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {m.isWholeAbout()}
      </Typography>
      {/* The button stands beside the field, which has its label above it, and below it what is wrong. */}
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ ...form, alignItems: wrong ? 'center' : 'flex-end' }}
      >
        <FormControl error={wrong} sx={{ flex: '1 1 16rem' }}>
          <InputLabel htmlFor={id}>{m.headNoted()}</InputLabel>
          <OutlinedInput
            id={id}
            value={noted}
            onChange={({ target }) => setNoted(target.value)}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            slotProps={{ input: { autoComplete: 'off', spellCheck: false } }}
          />
          {wrong && (
            <Typography id={`${id}-wrong`} component="p" sx={whatIsWrong}>
              {m.headWrong()}
            </Typography>
          )}
        </FormControl>
        <Button type="submit" variant="contained" disabled={pending} sx={{ minHeight: 44 }}>
          {pending ? m.verifying() : m.verifyChain()}
        </Button>
      </Box>
      <Box component="output" sx={{ display: 'block', mt: pending || verdict || failure ? 2 : 0 }}>
        {pending && <ProgressBar label={m.verifyingChain()} />}
        {!pending && failure && <Alert severity="error">{m.notVerified({ why: failure })}</Alert>}
        {!pending && !failure && verdict && <Verdict verdict={verdict} zone={zone} />}
      </Box>
    </Box>
  );
}

function Verdict({ verdict, zone }: { readonly verdict: ChainVerdict; readonly zone: string }) {
  const { broken, noted, head, at } = verdict;
  const holds = broken === null && noted?.seq !== null;
  return (
    <Alert severity={holds ? 'success' : 'error'} sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <Typography variant="subtitle1" component="p">
        {verdictWords(verdict)}
      </Typography>
      {noted && <Typography variant="body2">{notedWords(noted.seq)}</Typography>}
      <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {m.headIs({ head })}
      </Typography>
      <CopyButton text={head} label={m.copyHead()} />
      <Typography variant="caption" component="p" sx={{ mt: 1 }}>
        {formatInstant(at, zone)}
      </Typography>
    </Alert>
  );
}

const card = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  p: { xs: 2, '@sm': 3 },
} as const;

const form = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

/** As below every field. */
const whatIsWrong = {
  typography: 'caption',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: 'error.main',
  mt: 0.75,
} as const;
