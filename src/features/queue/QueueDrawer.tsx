import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { QueuedDetail } from '@contract/queue/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Icon } from '@/components/Icon/Icon';
import type { Confirming } from '@/data/queue';
import type { Loaded } from '@/data/asyncResult';
import { MoveButtons } from './MoveButtons';
import { QueueBody, type QueueBodyProps } from './QueueBody';
import { bankName } from './queuedFacts';
import type { Possible } from './queueOrders';

export interface QueueDrawerProps extends Pick<QueueBodyProps, 'zone' | 'today'> {
  readonly request: Loaded<QueuedDetail>;
  readonly confirming: Confirming;
  readonly onMove: (possible: Possible) => void;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** One request whole, beside the queue that it was opened from. */
export function QueueDrawer({
  request,
  zone,
  today,
  confirming,
  onMove,
  onPrint,
  onClose,
}: QueueDrawerProps) {
  const { data, state, problem, retry } = request;
  const [asking, setAsking] = useState(false);
  return (
    <DetailDrawer
      open
      title={data ? `Request ${data.requestNo}` : 'Request'}
      onClose={onClose}
      actions={
        data && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <MoveButtons possible={possibleNow(data)} chosen={1} onMove={onMove} />
            {data.bankConfirmation?.why === null && (
              <Button
                size="small"
                variant="outlined"
                loading={confirming.pending}
                onClick={() => setAsking(true)}
              >
                Confirm bank account…
              </Button>
            )}
            <Button size="small" startIcon={<Icon name="print" />} onClick={onPrint}>
              Print
            </Button>
          </Stack>
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        error={problem && { title: 'This request didn’t load', ...problem }}
        onRetry={retry}
      >
        {data && <QueueBody request={data} zone={zone} today={today} />}
      </AsyncBoundary>
      {asking && data?.bankAccount && (
        <ConfirmDialog
          title={`Confirm ${bankName(data.bankAccount)}?`}
          action="Confirm bank account"
          wayOut="Not now"
          onConfirm={() => {
            setAsking(false);
            confirming.start(data.id);
          }}
          onCancel={() => setAsking(false)}
        >
          It is in the name of {data.bankAccount.holderName}, saved by the sign-in {data.submittedBy}. Once it
          is confirmed the bank’s file debits it, for this request and every later one. Make sure that it is
          the customer’s own.
        </ConfirmDialog>
      )}
    </DetailDrawer>
  );
}

/** What nothing stands in the way of; the rest is told in words above. */
const possibleNow = (request: QueuedDetail): Possible[] =>
  request.moves.filter(({ why }) => why === null).map(({ move }) => ({ move, requests: [request] }));
