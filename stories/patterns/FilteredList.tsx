import Box from '@mui/material/Box';
import { useState } from 'react';
import { AsyncBoundary, type AsyncState } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { ListToolbar } from '@/components/ListToolbar/ListToolbar';
import { NoMatches } from '@/components/NoMatches/NoMatches';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ResourceTable } from '@/components/ResourceTable/ResourceTable';
import { TotalsStrip } from '@/components/TotalsStrip/TotalsStrip';
import { type SampleRow, sampleTable } from '../support/sampleTable';
import { formatMoney } from '@contract/format/money';

interface FilteredListProps {
  readonly state: AsyncState;
  readonly rows: readonly SampleRow[];
  /** What was searched for before. */
  readonly search: string;
  readonly onRetry: () => void;
}

const statuses = [
  { id: '', label: 'All' },
  { id: 'open', label: 'Open' },
  { id: 'pastDue', label: 'Past due' },
  { id: 'paid', label: 'Paid' },
];

/** A whole list as a screen puts it together: heading, filters, sums over all rows, rows. */
export function FilteredList({ state, rows, search: first, onRetry }: FilteredListProps) {
  const [search, setSearch] = useState(first);
  const [status, setStatus] = useState('');
  const matching = rows.filter(
    (row) =>
      (status === '' || row.status === status) && row.item.toLowerCase().includes(search.toLowerCase()),
  );
  const clear = () => {
    setSearch('');
    setStatus('');
  };
  const table = {
    ...sampleTable,
    rows: matching,
    page: { from: 1, to: matching.length, total: matching.length, hasNext: false, hasPrevious: false },
    instead: matching.length === 0 ? <NoMatches things="purchases" onClear={clear} /> : undefined,
    totals: <TotalsStrip totals={totalsOf(matching)} />,
    toolbar: (
      <ListToolbar
        search={{ label: 'Search purchases', placeholder: 'Product', value: search, onChange: setSearch }}
      />
    ),
  };

  return (
    <>
      <PageHeader
        title="Purchase details"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        subtitle="Hollis Creek Farms LLC · Account 2281"
      />
      <AsyncBoundary
        state={state}
        skeleton={<ResourceTable {...sampleTable} rows={[]} loading />}
        empty={
          <EmptyState title="No purchases yet">
            Invoices show up here the morning after a delivery or a pickup.
          </EmptyState>
        }
        error={{
          title: 'Purchases didn’t load',
          message: 'The portal did not answer. Check your connection and try again.',
          reference: 'req-7f3a21',
        }}
        onRetry={onRetry}
        since="Nov 18, 1:10 AM"
      >
        <Box sx={{ mb: 2 }}>
          <FilterBar
            chips={{
              label: 'Status',
              chips: statuses.map(({ id, label }) => ({
                id,
                label,
                count: rows.filter((row) => id === '' || row.status === id).length,
              })),
              selected: status,
              onSelect: setStatus,
            }}
          />
        </Box>
        <ResourceTable {...table} />
      </AsyncBoundary>
    </>
  );
}

const totalsOf = (rows: readonly SampleRow[]) => ({
  title: rows.length === 1 ? 'Total of 1 row' : `Totals of all ${rows.length} rows`,
  sums: [{ label: 'Amount', text: formatMoney(rows.reduce((sum, { cents }) => sum + cents, 0)) }],
});
