import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/requests';
import { formatDate } from '@contract/format/date';
import { cancelWords } from '@contract/requests/facts';
import type { RequestDetail } from '@contract/requests/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import type { AsyncResult } from '@/data/asyncResult';
import { type CancelAim, CancelRequest, type ReceiptDownload, RequestActions } from './RequestActions';
import { RequestBody, type RequestBodyProps } from './RequestBody';

export interface RequestCancelling {
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly start: (request: RequestDetail, then: () => void) => void;
  readonly reset: () => void;
}

export interface RequestDrawerProps extends Pick<RequestBodyProps, 'zone' | 'today'> {
  readonly request: AsyncResult<RequestDetail>;
  readonly cancelling: RequestCancelling;
  readonly receipt: ReceiptDownload;
  readonly slip: ReceiptDownload;
  /** Whether the customer may ask for payments on an account. */
  readonly mayAsk: (accountNo: string) => boolean;
  /** Who the receipt is from. */
  readonly company: string;
  /** Opens a new request for the same. */
  readonly onCopy: (request: RequestDetail) => void;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** One request whole, beside the list that it was opened from; printed, it is a receipt. */
export function RequestDrawer(props: RequestDrawerProps) {
  const { request, cancelling, receipt, slip, mayAsk, zone, today, company } = props;
  const { onCopy, onPrint, onClose } = props;
  const { data, state, problem, retry } = request;
  const [aim, setAim] = useState<CancelAim | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const success = useRef<HTMLDivElement>(null);
  useEffect(
    function goToWhatIsNew() {
      if (cancelled) success.current?.focus();
    },
    [cancelled],
  );
  const ask = (next: CancelAim | null) => {
    cancelling.reset();
    setAim(next);
  };

  return (
    <DetailDrawer
      open
      title={data ? titleOf(data) : common.request()}
      onClose={onClose}
      actions={
        data && (
          <RequestActions
            request={data}
            mayAsk={mayAsk(data.accountNo)}
            onCancel={ask}
            receipt={receipt}
            slip={slip}
            onPrint={onPrint}
          />
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: m.requestFailed(), ...problem }}
        onRetry={retry}
      >
        <Typography variant="body2" sx={onPaperAlone}>
          {m.printedOn({ company, date: formatDate(today) })}
        </Typography>
        {data && cancelled && (
          <Alert severity="success" tabIndex={-1} ref={success} sx={{ mb: 2 }}>
            {m.isCancelled({ requestNo: data.requestNo })}
          </Alert>
        )}
        {data && <RequestBody request={data} zone={zone} today={today} />}
      </AsyncBoundary>
      {data?.canCancel && aim !== null && (
        <CancelRequest
          aim={aim}
          request={data}
          until={cancelWords(data, zone)}
          busy={cancelling.pending}
          failure={cancelling.failure}
          onConfirm={() =>
            cancelling.start(data, () => {
              setAim(null);
              if (aim === 'change') onCopy(data);
              else setCancelled(true);
            })
          }
          onClose={() => ask(null)}
        />
      )}
    </DetailDrawer>
  );
}

const titleOf = ({ requestNo, status }: RequestDetail): string =>
  status === 'cancelled' ? m.cancelledNamed({ requestNo }) : m.requestNamed({ requestNo });

const Waiting = () => (
  <>
    <Skeleton variant="rounded" sx={{ height: 96 }} />
    <Skeleton variant="rounded" sx={{ height: 180, mt: 3 }} />
    <Skeleton variant="rounded" sx={{ height: 240, mt: 3 }} />
  </>
);

const onPaperAlone = { display: 'none', '@media print': { display: 'block', mb: 2 } } as const;
