import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Account, AsOf } from '../../../contract/accounts';
import type { Invoice, PurchaseChoices } from '../../../contract/purchases';
import { AccountHeader } from '../../components/AccountHeader/AccountHeader';
import type { Loaded } from '../../data/loaded';
import { ActiveFilters } from './ActiveFilters';
import { activeFilters, filterChoices } from './filterWords';
import { anyTime, periodsOf } from './periods';
import { PeriodSelect } from './PeriodSelect';
import { PurchaseList, type PurchaseListProps } from './PurchaseList';
import { StatusFilter } from './StatusFilter';
import { withFilters, withoutFilters } from './viewChanges';

const FilterDialog = lazy(async () => ({ default: (await import('./FilterDialog')).FilterDialog }));
const InvoiceDrawer = lazy(async () => ({ default: (await import('./InvoiceDrawer')).InvoiceDrawer }));

export interface PurchaseDetailsPageProps extends Omit<PurchaseListProps, 'onFilter'> {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly choices: Loaded<PurchaseChoices>;
  readonly invoice: Loaded<Invoice>;
  readonly now: Date;
}

/** Every line of every invoice: found, narrowed, summed up, taken along. */
export function PurchaseDetailsPage(props: PurchaseDetailsPageProps) {
  const { accounts, selected, onSelect, view, onView, totals, choices, invoice, now } = props;
  const [filtering, setFiltering] = useState(false);
  const asOf = accounts.data?.asOf ?? null;
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const periods = asOf ? periodsOf(asOf.today, choices.data?.cropYears ?? []) : [anyTime];

  return (
    <>
      <AccountHeader
        title="Purchase details"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        accounts={accounts.data?.accounts ?? []}
        selected={selected}
        onSelect={onSelect}
        asOf={asOf}
        now={now}
      />
      <Stack sx={{ gap: 2 }}>
        <Stack
          data-screen-only
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: { md: 'flex-end' } }}
        >
          {/* May be narrower than its chips: they scroll sideways. */}
          <Box sx={{ minWidth: 0 }}>
            <StatusFilter
              chips={totals.data?.chips}
              status={view.filters.status}
              onStatus={(status) => onView(withFilters(view, { status }))}
            />
          </Box>
          <PeriodSelect
            periods={periods}
            filters={view.filters}
            onPeriod={(period) => onView(withFilters(view, period))}
            onCustom={() => setFiltering(true)}
          />
        </Stack>
        <ActiveFilters
          filters={activeFilters(view.filters, offered)}
          onRemove={(without) => onView(withFilters(view, without))}
          onClear={() => onView(withoutFilters(view))}
        />
        <PurchaseList {...props} onFilter={() => setFiltering(true)} />
      </Stack>
      <Suspense>
        {filtering && (
          <FilterDialog
            filters={view.filters}
            choices={offered}
            periods={periods}
            onApply={(filters) => {
              setFiltering(false);
              onView(withFilters(view, filters));
            }}
            onClose={() => setFiltering(false)}
          />
        )}
        {view.invoice !== null && (
          <InvoiceDrawer
            invoiceNo={view.invoice}
            invoice={invoice}
            onClose={() => onView({ ...view, invoice: null })}
          />
        )}
      </Suspense>
    </>
  );
}
