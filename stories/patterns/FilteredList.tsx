import Box from '@mui/material/Box';
import { useState } from 'react';
import { AsyncBoundary, type AsyncState } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { CardsToolbar, ListToolbar } from '@/components/ListToolbar/ListToolbar';
import { NoMatches } from '@/components/NoMatches/NoMatches';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ResourceTable, useCards } from '@/components/ResourceTable/ResourceTable';
import { TotalsLine, TotalsStrip } from '@/components/TotalsStrip/TotalsStrip';
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
  const [measure, cards = false] = useCards({ columns: sampleTable.columns, rows });
  const matching = rows.filter(
    (row) =>
      (status === '' || row.status === status) && row.item.toLowerCase().includes(search.toLowerCase()),
  );
  const clear = () => {
    setSearch('');
    setStatus('');
  };
  const find = { label: 'Search purchases', placeholder: 'Product', value: search, onChange: setSearch };
  const chips = {
    label: 'Status',
    chips: statuses.map(({ id, label }) => ({
      id,
      label,
      count: rows.filter((row) => id === '' || row.status === id).length,
    })),
    selected: status,
    onSelect: setStatus,
  };
  const table = {
    ...sampleTable,
    cards,
    rows: matching,
    page: { from: 1, to: matching.length, total: matching.length, hasNext: false, hasPrevious: false },
    instead: matching.length === 0 ? <NoMatches things="purchases" onClear={clear} /> : undefined,
    totals: cards ? <TotalsLine totals={totalsOf(matching)} /> : <TotalsStrip totals={totalsOf(matching)} />,
    toolbar: cards ? <CardsToolbar search={find} chips={chips} /> : <ListToolbar search={find} />,
  };

  return (
    <Box ref={measure}>
      <PageHeader
        title="Purchase details"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        subtitle="Hollis Creek Farms LLC · Account 2281"
      />
      <AsyncBoundary
        state={state}
        skeleton={<ResourceTable {...sampleTable} cards={cards} rows={[]} loading />}
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
        {!cards && (
          <Box sx={{ mb: 2 }}>
            <FilterBar chips={chips} />
          </Box>
        )}
        <ResourceTable {...table} />
      </AsyncBoundary>
    </Box>
  );
}

const totalsOf = (rows: readonly SampleRow[]) => ({
  title: rows.length === 1 ? 'Total of 1 row' : `Totals of all ${rows.length} rows`,
  sums: [{ label: 'Amount', text: formatMoney(rows.reduce((sum, { cents }) => sum + cents, 0)) }],
});
