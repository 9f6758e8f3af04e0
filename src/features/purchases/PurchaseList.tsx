import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ExportFormat, PurchaseLine, PurchaseTotals } from '../../../contract/purchases';
import { AsyncBoundary } from '../../components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { PlainTable } from '../../components/PlainTable/PlainTable';
import { ResourceTable } from '../../components/ResourceTable/ResourceTable';
import type { Loaded } from '../../data/loaded';
import { purchaseColumns } from './purchaseColumns';
import type { PurchaseView } from './purchaseView';
import { PurchaseToolbar } from './PurchaseToolbar';
import { TotalsStrip } from './TotalsStrip';
import { usePrinting } from './usePrinting';
import {
  isFiltered,
  panelFilterCount,
  withFilters,
  withoutFilters,
  withPage,
  withSize,
  withSort,
} from './viewChanges';

export interface LinesPage {
  readonly rows: readonly PurchaseLine[];
  readonly next: string | null;
  readonly previous: string | null;
}

export interface PurchaseListProps {
  readonly view: PurchaseView;
  readonly onView: (view: PurchaseView) => void;
  readonly lines: Loaded<LinesPage>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<PurchaseTotals>;
  /** The address that shows this list with an invoice opened. */
  readonly hrefOf: (invoiceNo: string) => string;
  readonly exporting: boolean;
  readonly onExport: (format: ExportFormat) => void;
  readonly onPrint: () => void;
  readonly onFilter: () => void;
}

/** The rows with everything above them, or what there is instead of rows. */
export function PurchaseList(props: PurchaseListProps) {
  const { view, onView, lines, turning, totals, exporting, onExport, onPrint, onFilter, hrefOf } = props;
  const { rows, next, previous } = lines.data ?? { rows: [], next: null, previous: null };
  const nothing = lines.state === 'ready' && !turning && rows.length === 0;
  const filtered = isFiltered(view);
  const from = (view.page - 1) * view.size;
  const printing = usePrinting();
  const columns = purchaseColumns(hrefOf);
  const clear = () => onView(withoutFilters(view));

  if (nothing && !filtered) return <NoPurchases />;
  return (
    <AsyncBoundary
      // Its own skeleton rows hold the table's place while it loads.
      state={lines.state === 'loading' ? 'ready' : lines.state}
      skeleton={null}
      error={lines.problem && { title: 'Your purchases didn’t load', ...lines.problem }}
      onRetry={lines.retry}
    >
      {printing && (
        <>
          <TotalsStrip totals={totals} />
          <PlainTable label="Purchases" rows={rows} columns={columns} rowId={idOf} />
        </>
      )}
      {/* A grid on paper ends at the edge of the page and holds only the rows that were in view. */}
      <Box sx={{ '@media print': { display: 'none' } }}>
        <ResourceTable
          label="Purchases"
          storageKey="purchase-details"
          rows={rows}
          columns={columns}
          rowId={idOf}
          loading={lines.state === 'loading' || turning}
          page={{
            from: rows.length === 0 ? 0 : from + 1,
            to: from + rows.length,
            total: totals.data?.rows ?? null,
            hasNext: next !== null,
            hasPrevious: view.page > 1,
          }}
          pageSize={view.size}
          onPage={(direction) => onView(withPage(view, direction, { next, previous }))}
          onPageSize={(size) => onView(withSize(view, size))}
          sort={view.sort}
          onSort={(sort) => onView(withSort(view, sort))}
          onOpen={({ invoiceNo }) => onView({ ...view, invoice: invoiceNo })}
          totals={nothing ? <NoMatch onClear={clear} /> : <TotalsStrip totals={totals} />}
          toolbar={
            <PurchaseToolbar
              q={view.filters.q}
              onSearch={(q) => onView(withFilters(view, { q }))}
              filterCount={panelFilterCount(view.filters)}
              onFilter={onFilter}
              rows={totals.data?.rows}
              busy={exporting}
              onExport={onExport}
              onPrint={onPrint}
            />
          }
        />
      </Box>
    </AsyncBoundary>
  );
}

const idOf = ({ id }: PurchaseLine) => id;

const NoMatch = ({ onClear }: { readonly onClear: () => void }) => (
  <Box
    component="output"
    sx={{ display: 'block', p: 3, textAlign: 'center', borderTop: '1px solid', borderColor: 'divider' }}
  >
    <Typography variant="subtitle1">No purchases match.</Typography>
    <Button variant="outlined" onClick={onClear} sx={{ mt: 1.5 }}>
      Clear filters
    </Button>
  </Box>
);

const NoPurchases = () => (
  <EmptyState
    title="No purchases yet"
    action={
      <Button variant="outlined" href="/contact-us">
        Contact your branch
      </Button>
    }
  >
    This page lists every line of your invoices. They show up here the morning after a delivery or pickup.
  </EmptyState>
);
