import Button from '@mui/material/Button';
import { useMemo } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/purchases';
import type { Account, AsOf } from '@contract/accounts/schema';
import { dateInZone } from '@contract/format/date';
import { type ExportFormat, type PurchaseView, purchaseViews } from '@contract/purchases/labels';
import type {
  InvoiceRow,
  InvoiceTotals,
  PurchaseChoices,
  PurchaseLine,
  PurchaseTotals,
} from '@contract/purchases/schema';
import { allRows } from '@/components/columns';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { ExportFormat as Offered } from '@/components/FormatsMenu/FormatsMenu';
import type { GridMemory } from '@/components/gridPreferences';
import type { AsyncResult } from '@/data/asyncResult';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import { withOpened } from '@/data/searchParams';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { invoiceColumns } from './invoiceColumns';
import { purchaseColumns } from './purchaseColumns';
import {
  filterChoices,
  invoiceTotalsWords,
  purchaseList,
  type PurchaseParams,
  purchasePeriods,
  totalsWords,
  views,
} from './purchaseList';

/** What is listed, with the sums over all of it. */
export type Listed =
  | {
      readonly view: 'invoice';
      readonly rows: AsyncPage<RowsPage<InvoiceRow>>;
      readonly totals: AsyncResult<InvoiceTotals>;
    }
  | {
      readonly view: 'line';
      readonly rows: AsyncPage<RowsPage<PurchaseLine>>;
      readonly totals: AsyncResult<PurchaseTotals>;
    };

export interface PurchasesProps extends Omit<ListDownloadProps<ExportFormat>, 'formats' | 'rows'> {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly params: PurchaseParams;
  readonly onParams: (params: PurchaseParams) => void;
  readonly listed: Listed;
  readonly onView: (view: PurchaseView) => void;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly choices: AsyncResult<PurchaseChoices>;
  /** The address that shows this list with an invoice opened. */
  readonly hrefOf: (invoiceNo: string) => string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** The list by the view that was chosen. */
export function Purchases(props: PurchasesProps) {
  const { accounts, params, onParams, listed, onView, choices, hrefOf, now } = props;
  const today = accounts.data?.asOf?.today;
  // What is due is said by the day of the books; until the accounts tell it, the year of any near day does.
  const nearDay = today ?? dateInZone(now, 'UTC');
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const counted = listed.totals.data;
  const list = {
    list: purchaseList,
    views: {
      label: m.show(),
      chips: views.map((id) => ({ id, label: purchaseViews[id] })),
      selected: listed.view,
      onSelect: (id: string) => onView(id as PurchaseView),
    },
    params,
    onParams,
    turning: props.turning,
    counts: counted && { ...counted.chips, '': counted.chips.all },
    onOpen: ({ invoiceNo }: { readonly invoiceNo: string }) => onParams(withOpened(params, invoiceNo)),
    choices: offered,
    periods: purchasePeriods(today, choices.data?.cropYear ?? []),
    download: (
      <ListDownload {...props} formats={exportFormats(counted?.rows, listed.view)} rows={counted?.rows} />
    ),
    onPrint: props.onPrint,
    memory: props.memory,
    empty: <NoPurchases />,
  };
  // Each view has columns, an order and preferences of its own.
  return listed.view === 'line' ? (
    <ResourceList
      key="line"
      {...list}
      rows={listed.rows}
      columns={purchaseColumns(hrefOf)}
      rowId={({ id }) => id}
      totals={listed.totals}
      sums={listed.totals.data && totalsWords(listed.totals.data)}
    />
  ) : (
    <ResourceList
      key="invoice"
      {...list}
      rows={listed.rows}
      columns={invoiceColumns(hrefOf, nearDay)}
      rowId={({ invoiceNo }) => invoiceNo}
      totals={listed.totals}
      sums={listed.totals.data && invoiceTotalsWords(listed.totals.data)}
    />
  );
}

const NoPurchases = () => (
  <EmptyState
    title={m.noPurchases()}
    action={
      <Button variant="outlined" href="/contact-us">
        {m.contactBranch()}
      </Button>
    }
  >
    {m.noPurchasesText()}
  </EmptyState>
);

/**
 * What the list can be taken along as. Files for other programs have a row for each line, whatever is listed.
 * @param rows that the filters let through; undefined while they are counted
 */
const exportFormats = (rows: number | undefined, view: PurchaseView): readonly Offered<ExportFormat>[] => [
  { id: 'csv', label: common.downloadCsv({ rows: allOf(rows, view) }), note: common.everyColumnCsv() },
  { id: 'xlsx', label: common.downloadExcel({ rows: allOf(rows, view) }), note: common.everyColumnExcel() },
  { id: 'quickbooks', label: m.quickBooksBills(), note: m.quickBooksBillsNote() },
  { id: 'applications', label: m.applicationRecord(), note: m.applicationRecordNote() },
];

/** "all 214 invoices", "all 312 rows". */
function allOf(rows: number | undefined, view: PurchaseView): string {
  if (view === 'line') return allRows(rows);
  return rows === undefined ? m.allInvoices() : m.invoicesToDownload({ n: rows });
}
