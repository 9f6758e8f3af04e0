import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { TextNumber, TextStatus } from '@contract/textMessages/schema';
import * as m from '@locales/textMessages';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Icon } from '@/components/Icon/Icon';
import { useToast } from '@/components/Toasts/Toasts';
import type { AsyncResult } from '@/data/asyncResult';
import type { TextCalls } from '@/data/textMessages';
import { useDoing } from '@/data/useDoing';
import { PartCard } from '@/entries/PartCard';

const NumberForm = lazy(async () => ({ default: (await import('./TextNumberForms')).NumberForm }));
const CodeForm = lazy(async () => ({ default: (await import('./TextNumberForms')).CodeForm }));

export interface TextsCardProps {
  readonly status: AsyncResult<TextStatus>;
  /** Undefined for somebody who looks as the customer. */
  readonly calls: TextCalls | undefined;
}

/** The number that notices are texted to: docs/rules.md#text-messages. */
export function TextsCard({ status, calls }: TextsCardProps) {
  const { data, state, problem, retry } = status;
  return (
    <PartCard title={m.title()} about={m.about()}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <AsyncBoundary
          state={state}
          skeleton={<Skeleton variant="rounded" sx={{ height: 88 }} />}
          error={problem && { title: m.loadFailed(), ...problem }}
          onRetry={retry}
        >
          {data && (
            <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
              {!calls && <Typography variant="body2">{m.onlyCustomer()}</Typography>}
              {data.number ? (
                <Own number={data.number} calls={calls} />
              ) : (
                <None status={data} calls={calls} />
              )}
            </Stack>
          )}
        </AsyncBoundary>
      </Box>
    </PartCard>
  );
}

interface NoneProps {
  readonly status: TextStatus;
  readonly calls: TextCalls | undefined;
}

/** No number yet, and the way to one. */
function None({ status, calls }: NoneProps) {
  const [isOpen, setOpen] = useState(false);
  if (!calls || !isOpen)
    return (
      <>
        <Typography>{m.none()}</Typography>
        {calls && (
          <Button variant="contained" onClick={() => setOpen(true)}>
            {m.addNumber()}
          </Button>
        )}
      </>
    );
  return (
    <Suspense>
      <NumberForm status={status} onAdd={calls.onAdd} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

interface OwnProps {
  readonly number: TextNumber;
  readonly calls: TextCalls | undefined;
}

/** A number: what comes to it, or why nothing does, and its end. */
function Own({ number: { state, lastDigits: digits }, calls }: OwnProps) {
  const doing = useDoing();
  const toast = useToast();
  return (
    <>
      {state === 'on' && <Chip icon={<Icon name="check" />} label={m.isOn({ digits })} color="success" />}
      {state === 'stopped' && <Alert severity="warning">{m.stopped({ digits })}</Alert>}
      {state === 'refused' && <Alert severity="warning">{m.refused({ digits })}</Alert>}
      {state === 'asked' && <Typography component="output">{m.codeSent({ digits })}</Typography>}
      {state === 'asked' && calls && (
        <Suspense>
          <CodeForm onConfirm={calls.onConfirm} onCode={calls.onCode} />
        </Suspense>
      )}
      {doing.failure !== undefined && <Alert severity="error">{doing.failure}</Alert>}
      {calls && (
        <Button
          variant="outlined"
          loading={doing.busy}
          onClick={() =>
            doing.start(calls.onRemove, () => toast({ message: m.removed(), severity: 'success' }))
          }
        >
          {m.remove()}
        </Button>
      )}
    </>
  );
}
