import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/statements';
import { formatDate } from '@contract/format/date';
import type { ResponseOf } from '@contract/endpoint';
import type * as statements from '@contract/statements/endpoints';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import {
  balanceFigures,
  dueFigures,
  type Figure,
  groupWord,
  isListedWhole,
  notListedWhole,
  replacesWords,
} from '@contract/statements/figures';
import { AgingBar } from '@/components/AgingBar/AgingBar';
import { Facts } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { rich } from '@/components/rich';
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
          {rich(m.newerReplaces(), { link: linkTo(hrefOf(supersededBy)) })}
        </Alert>
      )}
      {replaced && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {replaced}
        </Alert>
      )}
      <Facts
        facts={[
          {
            label: common.account(),
            value: common.nameAndNumber({ name: account.name, number: account.accountNo }),
          },
          {
            label: common.period(),
            value: m.fromTo({ from: formatDate(snapshot.periodFrom), to: formatDate(snapshot.periodTo) }),
          },
          { label: m.statementDate(), value: formatDate(snapshot.statementDate) },
        ]}
      />
      <Section title={common.balance()}>
        <Figures figures={[...balanceFigures(snapshot), ...dueFigures(snapshot)]} />
      </Section>
      <Section title={m.activityOfPeriod()}>
        {!isListedWhole(snapshot) && (
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {notListedWhole()}
          </Typography>
        )}
        {activity.length > 0 ? (
          <StatementActivityList
            label={m.activityOfPeriod()}
            account={account.accountNo}
            activity={activity}
          />
        ) : (
          <Typography variant="body2">{m.nothingPosted()}</Typography>
        )}
      </Section>
      <AtTheClose snapshot={snapshot} />
      {prepay.length > 0 && (
        <Section title={m.prepayAtClose()}>
          <Figures
            figures={prepay.map(({ contractNo, cropYear, remainingCents }) => ({
              name: m.contractOfYear({ contract: contractNo, year: String(cropYear) }),
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
        {m.fingerprint({ hash: sha256 })}
      </Typography>
    </>
  );
}

const linkTo = (href: string) => (words: ReactNode) => <Link href={href}>{words}</Link>;

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
    <Section title={m.owedByAge()}>
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
        <Figures figures={[{ name: m.unappliedCredit(), cents: -aging.unappliedCreditCents }]} />
      )}
    </Section>
  );
}

function Bought({ snapshot: { purchases, periodTo } }: { readonly snapshot: StatementSnapshot }) {
  if (purchases.length === 0) return null;
  return (
    <Section title={m.purchasesByGroup()}>
      <Facts
        facts={purchases.map((group) => ({
          label: groupWord(group),
          value: rich(m.boughtSoFar({ year: periodTo.slice(0, 4) }), {
            period: <Money cents={group.periodCents} words />,
            whole: <Money cents={group.yearCents} words />,
          }),
        }))}
      />
    </Section>
  );
}
