import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import * as accountsApi from '@contract/accounts/endpoints';
import type { Account, Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { formatMoneyInWords } from '@contract/format/money';
import * as statements from '@contract/statements/endpoints';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Icon } from '@/components/Icon/Icon';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useDocument } from '@/data/useDownload';
import { useEndpoint } from '@/data/useEndpoint';
import { CardHead } from './CardHead';

interface StatementCardProps {
  readonly accounts: readonly Account[];
  readonly overview: AsyncResult<Overview>;
  /** Fetches the PDF of a statement, by its number. */
  readonly onDownload: (statementNo: string) => void;
  /** The statement that is being fetched. */
  readonly downloading?: string;
}

/** The last statement of each account, to be kept. */
export function StatementCard(props: StatementCardProps) {
  const { accounts, overview, onDownload, downloading } = props;
  const { state, data, problem, retry } = overview;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead
        title={accounts.length === 1 ? 'Latest statement' : 'Latest statements'}
        further={{ label: 'All statements', href: '/my-account/purchases/statements?account=all' }}
      />
      <AsyncBoundary
        state={data?.statements.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 60 }} />}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            None yet. Your first statement is posted here after the books close.
          </Typography>
        }
        error={problem && { title: 'Your statements didn’t load', ...problem }}
        onRetry={retry}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.statements.map(({ statementNo, accountNo, periodTo, dueDate, endingCents }) => (
            <Box component="li" key={statementNo} sx={row}>
              <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
                <Typography variant="subtitle2">{formatDate(periodTo)}</Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {formatMoneyInWords(endingCents)}
                  {accounts.length === 1
                    ? `, due ${formatDate(dueDate)}`
                    : `, ${accounts.find((account) => account.accountNo === accountNo)?.name ?? accountNo}`}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                startIcon={<Icon name="download" />}
                loading={downloading === statementNo}
                loadingPosition="start"
                aria-label={`Download statement of ${formatDate(periodTo)}, account ${accountNo}`}
                onClick={() => onDownload(statementNo)}
              >
                PDF
              </Button>
            </Box>
          ))}
        </Box>
      </AsyncBoundary>
    </Card>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** The last statements, with the way to keep them. Its code is fetched beside the data, as it stands far down. */
export function LatestStatement() {
  const accounts = useAccounts('my-account').data?.accounts ?? [];
  const { start, fetching } = useDocument(statements.pdf, 'statementNo');
  return (
    <StatementCard
      accounts={accounts}
      overview={asyncResult(useEndpoint(accountsApi.overview, { query: { account: null } }))}
      onDownload={start}
      downloading={fetching}
    />
  );
}
