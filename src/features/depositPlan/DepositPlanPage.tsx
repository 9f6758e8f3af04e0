import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '@locales/depositPlan';
import type { AsOf } from '@contract/accounts/schema';
import * as depositPlans from '@contract/depositPlan/endpoints';
import type { EntryFormat } from '@contract/depositPlan/labels';
import type { Plan } from '@contract/depositPlan/schema';
import { levelOpens } from '@contract/rules/accessOpens';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Icon } from '@/components/Icon/Icon';
import { useDepositStatement, useEntries, useEntryTotals } from '@/data/depositPlan';
import { asyncPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDownload } from '@/data/useDownload';
import { useEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import type { ListDownloadProps } from '@/lists/ListDownload';
import { useListMemory } from '@/lists/useListMemory';
import { Entries, type EntriesProps } from './Entries';
import { entryParams, toQuery } from './entryList';
import { PlanActions, PlanBrief, PlanFigures, type StatementDownload } from './PlanFigures';

export interface DepositPlanPageProps
  extends
    Omit<EntriesProps, 'asOf' | 'figures' | 'brief'>,
    Omit<ListDownloadProps<EntryFormat>, 'formats' | 'rows'> {
  readonly plans: AsyncResult<{
    readonly asOf: AsOf | null;
    readonly plans: readonly Plan[];
    readonly disclaimer: string;
  }>;
  /** The deposit account in view; undefined while they load and where there is none. */
  readonly plan: Plan | undefined;
  readonly onSelect: (savId: string) => void;
  /** The paper of the deposit account in view. */
  readonly statement: StatementDownload;
  readonly now: Date;
}

/** One deposit account: what it holds, row by row how it came there, and the way to ask for money. */
export function DepositPlanPage(props: DepositPlanPageProps) {
  const { plans, plan, onSelect, now } = props;
  const { data, state, problem, retry } = plans;
  const asOf = data?.asOf ?? null;
  const figures = plan && (
    <>
      <PlanFigures plan={plan} day={asOf?.date} />
      <PlanActions plan={plan} day={asOf?.date} statement={props.statement} />
    </>
  );
  return (
    <>
      <AccountHeader
        title={m.myDepositPlan()}
        breadcrumbs={[]}
        accounts={(data?.plans ?? []).map(accountOf)}
        selected={plan?.savId ?? null}
        onSelect={(savId) => savId !== null && onSelect(savId)}
        together={false}
        asOf={asOf}
        loading={plans.state === 'loading'}
        now={now}
      />
      <AsyncBoundary
        state={data?.plans.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 420 }} />}
        error={problem && { title: m.planFailed(), ...problem }}
        onRetry={retry}
        empty={<NoPlan />}
      >
        {plan && (
          <>
            <PlanNotice {...plan} />
            {!levelOpens(plan.level, 'savings') ? (
              <>
                {figures}
                <Alert severity="info" sx={{ mt: 3 }}>
                  {m.documentsOnly()}
                </Alert>
              </>
            ) : (
              <Entries {...props} asOf={asOf} figures={figures} brief={<PlanBrief plan={plan} />} />
            )}
            <Typography
              variant="caption"
              component="p"
              sx={{ color: 'text.secondary', mt: 3, maxWidth: '72ch' }}
            >
              {data?.disclaimer}
            </Typography>
          </>
        )}
      </AsyncBoundary>
    </>
  );
}

const headStatus = { open: 'active', frozen: 'hold', dormant: 'hold', closed: 'closed' } as const;

const accountOf = ({ savId, title, status, held }: Plan) => ({
  id: savId,
  accountNo: savId,
  name: title,
  status: headStatus[status],
  held,
});

function PlanNotice({ trouble, tinCertified }: Plan) {
  return (
    <>
      {trouble !== null && (
        <Alert severity="warning" icon={<Icon name="warning" />} sx={{ mb: 2 }}>
          {trouble}
        </Alert>
      )}
      {!tinCertified && (
        <Alert severity="warning" icon={<Icon name="warning" />} sx={{ mb: 2 }}>
          {m.noTaxpayerNumber()}
        </Alert>
      )}
    </>
  );
}

const NoPlan = () => (
  <EmptyState
    title={m.noPlan()}
    action={
      <Button variant="contained" href="/contact-us?about=deposit">
        {m.contactUs()}
      </Button>
    }
  >
    {m.noPlanText()}
  </EmptyState>
);

// Forms bring code that a look at the balance does not need.
const RequestMoneyScreen = lazy(async () => ({
  default: (await import('./RequestMoneyScreen')).RequestMoneyScreen,
}));

interface DepositPlanScreenProps {
  readonly clock?: Clock;
  readonly newKey?: () => string;
}

const randomKey = () => crypto.randomUUID();

export function DepositPlanScreen({ clock = systemClock, newKey = randomKey }: DepositPlanScreenProps) {
  const [address] = useSearchParams();
  const { account } = useSelectedAccount('my-deposit-plan');
  const plans = useEndpoint(depositPlans.list, {});
  // One ledger at a time: those of several accounts have no common balance.
  const plan = plans.data?.plans.find(({ savId }) => savId === account) ?? plans.data?.plans[0];
  const readable = plan && levelOpens(plan.level, 'savings') ? plan.savId : '';
  const { params, show, showAccount } = useListParams(entryParams);
  const filter = toQuery(params.filters, readable);
  const rows = useEntries({
    ...filter,
    sort: params.sort,
    limit: params.size,
    after: params.after || undefined,
    before: params.before || undefined,
  });
  const totals = useEntryTotals(filter);
  const exports = useDownload(depositPlans.exportFile);
  const statement = useDepositStatement(readable);
  const memory = useListMemory('deposit-plan');

  if (plan && address.get('ask') === 'money') {
    return <RequestMoneyScreen plan={plan} zone={plans.data?.asOf?.booksZone ?? 'UTC'} newKey={newKey} />;
  }
  return (
    <DepositPlanPage
      plans={asyncResult(plans)}
      plan={plan}
      onSelect={(savId) => showAccount(savId, entryParams.read(new URLSearchParams()))}
      statement={statement}
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(totals)}
      memory={memory}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: params.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
