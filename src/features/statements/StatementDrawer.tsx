import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import * as m from '@locales/statements';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Icon } from '@/components/Icon/Icon';
import type { AsyncResult } from '@/data/asyncResult';
import { StatementBody, type WholeStatement } from './StatementBody';
import { payHref } from './statementList';

export interface StatementDrawerProps {
  readonly statementNo: string;
  readonly statement: AsyncResult<WholeStatement>;
  /** Whether its paper is on its way. */
  readonly downloading: boolean;
  readonly onDownload: () => void;
  readonly mayPayOn: (accountNo: string) => boolean;
  /** What is still to be paid of it; undefined while that is not known. */
  readonly leftCents?: number;
  readonly hrefOf: (statementNo: string) => string;
  readonly onClose: () => void;
}

/** One statement whole, beside the list that it was opened from. */
export function StatementDrawer(props: StatementDrawerProps) {
  const { statementNo, statement, hrefOf, onClose } = props;
  const { data, state, problem, retry } = statement;
  return (
    <DetailDrawer
      open
      title={m.statementTitle({ number: statementNo })}
      onClose={onClose}
      actions={data && <Actions {...props} statement={data} />}
    >
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: m.statementFailed(), ...problem }}
        onRetry={retry}
      >
        {data && <StatementBody statement={data} hrefOf={hrefOf} />}
      </AsyncBoundary>
    </DetailDrawer>
  );
}

interface ActionsProps extends Pick<
  StatementDrawerProps,
  'downloading' | 'onDownload' | 'leftCents' | 'mayPayOn'
> {
  readonly statement: WholeStatement;
}

function Actions({ statement, leftCents, mayPayOn, downloading, onDownload }: ActionsProps) {
  const { snapshot, isLatest } = statement;
  const { account, statementNo, amountDueCents } = snapshot;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {isLatest && (leftCents ?? amountDueCents) > 0 && mayPayOn(account.accountNo) && (
        <Button variant="contained" href={payHref(account.accountNo, statementNo)}>
          {m.payBalance()}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<Icon name="download" />}
        loading={downloading}
        loadingPosition="start"
        onClick={onDownload}
      >
        {m.downloadPdf()}
      </Button>
    </Stack>
  );
}

const Waiting = () => (
  <>
    <Skeleton variant="rounded" sx={{ height: 120 }} />
    <Skeleton variant="rounded" sx={{ height: 240, mt: 3 }} />
    <Skeleton variant="rounded" sx={{ height: 180, mt: 3 }} />
  </>
);
