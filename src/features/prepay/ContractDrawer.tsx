import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as m from '@locales/prepay';
import type { PrepayDetail } from '@contract/prepay/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Icon } from '@/components/Icon/Icon';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { ContractBody } from './ContractBody';
import { linesOf } from './prepayList';

/** The contract's paper, and how far it is on its way. */
export interface DocumentDownload {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly start: (contractNo: string) => void;
}

export interface ContractDrawerProps {
  readonly contractNo: string;
  readonly detail: AsyncResult<PrepayDetail>;
  readonly paper: DocumentDownload;
  /** Whether the list behind shows contracts, so that their lines are elsewhere. */
  readonly linksLines: boolean;
  readonly mayPayOn: (accountNo: string) => boolean;
  readonly onClose: () => void;
}

/** One contract whole with its history, beside the list that it was opened from. */
export function ContractDrawer({
  contractNo,
  detail,
  paper,
  linksLines,
  mayPayOn,
  onClose,
}: ContractDrawerProps) {
  const { data, state, problem, retry } = detail;
  return (
    <DetailDrawer
      open
      title={m.contractTitle({ contract: contractNo })}
      onClose={onClose}
      actions={data && <Actions detail={data} paper={paper} linksLines={linksLines} mayPayOn={mayPayOn} />}
    >
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: m.contractFailed(), ...problem }}
        onRetry={retry}
      >
        {data && <ContractBody detail={data} />}
      </AsyncBoundary>
    </DetailDrawer>
  );
}

type ActionsProps = Pick<ContractDrawerProps, 'paper' | 'linksLines' | 'mayPayOn'> & {
  readonly detail: PrepayDetail;
};

function Actions({ detail: { contract }, paper, linksLines, mayPayOn }: ActionsProps) {
  const { contractNo, accountNo, remainingCents, paidIn, status, hasDocument } = contract;
  const query = { account: accountNo, contract: contractNo };
  const leftover = { about: `leftover:${contractNo}`, account: accountNo };
  const owed = (paidIn === 'unpaid' || paidIn === 'partPaid') && status !== 'closed' && status !== 'filled';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {owed && mayPayOn(accountNo) && (
        <Button variant="contained" href={requestUrl('/my-account/payments/make-a-payment', { query })}>
          {m.payBooking()}
        </Button>
      )}
      {linksLines && (
        <Button variant="outlined" href={linesOf(contractNo)}>
          {m.viewLines()}
        </Button>
      )}
      {hasDocument && (
        <Button
          variant="outlined"
          startIcon={<Icon name="document" />}
          loading={paper.pending}
          loadingPosition="start"
          onClick={() => paper.start(contractNo)}
        >
          {m.contractPdf()}
        </Button>
      )}
      {remainingCents > 0 && (
        <Button variant="outlined" href={requestUrl('/contact-us', { query: leftover })}>
          {m.askAboutRest()}
        </Button>
      )}
      {paper.failed && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', alignSelf: 'center' }}>
          {m.fileFailed()}
        </Typography>
      )}
    </Stack>
  );
}

const Waiting = () => (
  <>
    <Skeleton sx={{ width: 160, height: 26 }} />
    <Skeleton variant="rounded" sx={{ height: 200, mt: 2 }} />
    <Skeleton variant="rounded" sx={{ height: 240, mt: 3 }} />
  </>
);
