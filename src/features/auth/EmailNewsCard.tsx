import * as m from '@locales/announcements';
import * as shell from '@locales/shell';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { useToast } from '@/components/Toasts/Toasts';
import type { EmailNews } from '@/data/ownSignIn';
import { SecurityCard } from './SecurityCard';

/** Whether news of the company comes by email; what somebody asks for is answered anyway. */
export function EmailNewsCard({ news, choose }: EmailNews) {
  const { data, state, problem, retry } = news;
  return (
    <SecurityCard title={m.newsTitle()} lead={m.newsLead()}>
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 64 }} />}
        error={problem && { title: m.newsFailed(), ...problem }}
        onRetry={retry}
      >
        {data !== undefined && <NewsSwitch wanted={data} choose={choose} />}
      </AsyncBoundary>
      <Button variant="outlined" href="/notices/choices" sx={{ mt: 2 }}>
        {shell.titleNoticeChoices()}
      </Button>
    </SecurityCard>
  );
}

interface NewsSwitchProps extends Pick<EmailNews, 'choose'> {
  readonly wanted: boolean;
}

function NewsSwitch({ wanted, choose }: NewsSwitchProps) {
  const wordsId = useId();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const toast = useToast();
  const turn = async () => {
    setBusy(true);
    try {
      await choose(!wanted);
      setFailed(false);
      toast({ message: wanted ? m.newsOff() : m.newsOn() });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormControlLabel
        label={m.newsSwitch()}
        disabled={busy}
        control={
          <Switch
            checked={wanted}
            onChange={() => void turn()}
            slotProps={{ input: { 'aria-describedby': wordsId } }}
          />
        }
      />
      <FormHelperText id={wordsId} error={hasFailed} role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? m.newsNotSaved() : m.newsOthers()}
      </FormHelperText>
    </>
  );
}
