import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { levelOpens } from '@contract/rules/accessOpens';
import { type Clock, systemClock } from '@/clock';
import {
  useDepositStatement,
  useEntries,
  useEntryTotals,
  useExportEntries,
  usePlans,
} from '@/data/depositPlan';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { DepositPlanPage } from './DepositPlanPage';
import { entryAddress, toQuery } from './entryView';

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
  const plans = usePlans();
  // One ledger at a time: those of several accounts have no common balance.
  const plan = plans.data?.plans.find(({ savId }) => savId === account) ?? plans.data?.plans[0];
  const readable = plan && levelOpens(plan.level, 'savings') ? plan.savId : '';
  const { view, show, showAccount } = useListView(entryAddress);
  const filter = toQuery(view.filters, readable);
  const rows = useEntries({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const totals = useEntryTotals(filter);
  const exports = useExportEntries();
  const statement = useDepositStatement(readable);
  const memory = useListMemory('deposit-plan');

  if (plan && address.get('ask') === 'money') {
    return <RequestMoneyScreen plan={plan} zone={plans.data?.asOf?.booksZone ?? 'UTC'} newKey={newKey} />;
  }
  return (
    <DepositPlanPage
      plans={loaded(plans)}
      plan={plan}
      onSelect={(savId) => showAccount(savId, entryAddress.read(new URLSearchParams()))}
      statement={statement}
      view={view}
      onView={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(totals)}
      memory={memory}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: view.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
