import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import type { ResponseOf } from '@contract/endpoint';
import type * as statements from '@contract/statements/endpoints';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import {
  balanceFigures,
  dueFigures,
  type Figure,
  isListedWhole,
  notListedWhole,
  replacesWords,
} from '@contract/statements/figures';
import { AgingBar } from '@/components/AgingBar/AgingBar';
import { Facts } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { Section } from '@/components/Section/Section';
import { StatementActivityList } from './StatementActivityList';

export type WholeStatement = ResponseOf<typeof statements.one>;

interface StatementBodyProps {
  readonly statement: WholeStatement;
  /** The address that shows another statement. */
  readonly hrefOf: (statementNo: string) => string;
}

/** A statement as its PDF says it, from the same frozen figures. */
export function StatementBody({ statement: { snapshot, sha256, supersededBy }, hrefOf }: StatementBodyProps) {
  const { account, activity, prepay } = snapshot;
  const replaced = replacesWords(snapshot);
  return (
    <>
      {supersededBy && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          This statement no longer holds. <Link href={hrefOf(supersededBy)}>Open the one that does</Link>
        </Alert>
      )}
      {replaced && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {replaced}
        </Alert>
      )}
      <Facts
        facts={[
          { label: 'Account', value: `${account.name}, ${account.accountNo}` },
          {
            label: 'Period',
            value: `${formatDate(snapshot.periodFrom)} to ${formatDate(snapshot.periodTo)}`,
          },
          { label: 'Statement date', value: formatDate(snapshot.statementDate) },
        ]}
      />
      <Section title="Balance">
        <Figures figures={[...balanceFigures(snapshot), ...dueFigures(snapshot)]} />
      </Section>
      <Section title="Activity of the period">
        {!isListedWhole(snapshot) && (
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {notListedWhole}
          </Typography>
        )}
        {activity.length > 0 ? (
          <StatementActivityList
            label="Activity of the period"
            account={account.accountNo}
            activity={activity}
          />
        ) : (
          <Typography variant="body2">Nothing was posted in this period.</Typography>
        )}
      </Section>
      <AtTheClose snapshot={snapshot} />
      {prepay.length > 0 && (
        <Section title="Prepay left at the close">
          <Figures
            figures={prepay.map(({ contractNo, cropYear, remainingCents }) => ({
              name: `${contractNo}, crop year ${cropYear}`,
              cents: remainingCents,
            }))}
          />
        </Section>
      )}
      <Bought snapshot={snapshot} />
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        SHA-256 {sha256}
      </Typography>
    </>
  );
}

const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Facts
    facts={figures.map(({ name, cents, strong }) => ({
      label: name,
      value: <Money cents={cents} words tone={strong ? 'strong' : 'plain'} />,
    }))}
  />
);

function AtTheClose({ snapshot: { aging } }: { readonly snapshot: StatementSnapshot }) {
  if (!aging) return null;
  return (
    <Section title="What was owed at the close, by age">
      <AgingBar
        aging={{
          current: aging.currentCents,
          days30: aging.days30Cents,
          days60: aging.days60Cents,
          days90: aging.days90Cents,
          over90: aging.over90Cents,
        }}
      />
      {aging.unappliedCreditCents !== 0 && (
        <Figures figures={[{ name: 'Unapplied credit', cents: -aging.unappliedCreditCents }]} />
      )}
    </Section>
  );
}

function Bought({ snapshot: { purchases, periodTo } }: { readonly snapshot: StatementSnapshot }) {
  if (purchases.length === 0) return null;
  return (
    <Section title="Purchases by group">
      <Facts
        facts={purchases.map(({ groupCode, groupName, periodCents, yearCents }) => ({
          label: groupName || groupCode,
          value: (
            <>
              <Money cents={periodCents} words />, <Money cents={yearCents} words /> in {periodTo.slice(0, 4)}{' '}
              so far
            </>
          ),
        }))}
      />
    </Section>
  );
}
