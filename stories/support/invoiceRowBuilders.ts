import type { InvoiceRow, InvoiceTotals } from '@contract/purchases/schema';

export const anInvoiceRow = (over: Partial<InvoiceRow> = {}): InvoiceRow => ({
  accountNo: '2281',
  invoiceNo: '104880',
  docType: 'invoice',
  status: 'open',
  invoiceDate: '2026-11-17',
  dueDate: '2026-12-15',
  daysLate: 0,
  item: 'UAN 32-0-0',
  quantity: null,
  unit: null,
  moreItems: 3,
  lines: 5,
  fieldName: 'East bench',
  farmName: 'Home place',
  branchName: 'Tekoa',
  shipTo: null,
  poNo: null,
  totalCents: 443_086,
  openCents: 443_086,
  onItsWayCents: 0,
  saving: { cents: 10_720, throughDate: '2026-11-25' },
  ...over,
});

const plain = { saving: null, fieldName: null, farmName: null, moreItems: 0, lines: 1 } as const;
const settled = { ...plain, openCents: 0 } as const;

/** An invoice of every status that a customer meets. */
export const everyInvoice: readonly InvoiceRow[] = [
  anInvoiceRow(),
  ...[
    { ...plain, item: 'Spray nozzle', moreItems: 7, lines: 8, totalCents: 66_619, openCents: 66_619 },
    {
      ...plain,
      item: 'Engine oil 15W-40',
      moreItems: 2,
      lines: 3,
      status: 'partial' as const,
      totalCents: 177_219,
      openCents: 127_219,
    },
    {
      ...plain,
      item: 'Custom dry blend',
      quantity: '9.268',
      unit: 'ton',
      fieldName: 'Old 40',
      lines: 8,
      totalCents: 545_876,
      openCents: 545_876,
      onItsWayCents: 545_876,
    },
    {
      ...plain,
      item: 'Dyed diesel #2',
      quantity: '416',
      unit: 'gal',
      status: 'pastDue' as const,
      dueDate: '2026-10-13',
      daysLate: 37,
      totalCents: 138_025,
      openCents: 138_025,
    },
    {
      ...plain,
      item: 'Custom spraying, aerial',
      moreItems: 1,
      status: 'disputed' as const,
      totalCents: 127_208,
      openCents: 127_208,
    },
    {
      ...plain,
      item: 'Soft white winter wheat seed',
      moreItems: 1,
      status: 'notYetDue' as const,
      dueDate: '2027-09-01',
      totalCents: 1_918_000,
      openCents: 1_918_000,
    },
    {
      ...settled,
      item: 'Herbicide, 265 gal tote',
      quantity: '1',
      unit: 'tote',
      status: 'paid' as const,
      totalCents: 314_000,
    },
    {
      ...settled,
      item: 'Anhydrous ammonia',
      quantity: '12.5',
      unit: 'ton',
      status: 'prepaid' as const,
      totalCents: 871_250,
    },
    {
      ...plain,
      item: 'Urea 46-0-0, bulk',
      quantity: '-1.5',
      unit: 'ton',
      docType: 'credit' as const,
      totalCents: -50_293,
      openCents: -50_293,
    },
    {
      ...plain,
      item: null,
      lines: 0,
      docType: 'financeCharge' as const,
      totalCents: 2_070,
      openCents: 2_070,
    },
  ].map((over, at) =>
    anInvoiceRow({
      invoiceNo: String(104_879 - at),
      invoiceDate: `2026-11-${String(16 - at).padStart(2, '0')}`,
      ...over,
    }),
  ),
];

export const anInvoicePage = (
  rows: readonly InvoiceRow[] = everyInvoice,
  marks = { next: 'mark-2' as string | null, previous: null as string | null },
) => ({ rows: [...rows], ...marks });

export const someInvoiceTotals = (over: Partial<InvoiceTotals> = {}): InvoiceTotals => ({
  rows: 214,
  totalCents: 24_896_656,
  leftCents: 10_054_398,
  creditCents: 50_293,
  foundCents: null,
  chips: { all: 214, open: 20, pastDue: 3, paid: 186, prepaid: 8 },
  ...over,
});

export const noInvoices = someInvoiceTotals({
  rows: 0,
  totalCents: 0,
  leftCents: 0,
  creditCents: 0,
  chips: { all: 0, open: 0, pastDue: 0, paid: 0, prepaid: 0 },
});
