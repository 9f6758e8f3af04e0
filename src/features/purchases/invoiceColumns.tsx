import Chip from '@mui/material/Chip';
import * as common from '@locales/common';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { docTypeLabels, invoiceColumns as labels } from '@contract/purchases/labels';
import type { InvoiceRow } from '@contract/purchases/schema';
import { itemWords, paidWords, savingWords, chipOf } from '@contract/rules/invoiceChip';
import { type Column, labeledColumns } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/domain/StatusChip/StatusChip';
import { invoiceDateColumn, invoiceNoColumn } from './purchaseColumns';

type InvoiceColumn = Column<InvoiceRow>;

const hidden = { optional: true, mobile: 'hidden', width: 128 } as const;
const money = (cents: number) => (cents === 0 ? '' : formatMoney(cents));

const column = labeledColumns<InvoiceRow, keyof typeof labels>(labels);

/** What the Columns menu can bring in besides. */
const more = (): readonly InvoiceColumn[] => [
  column('due', {
    ...hidden,
    text: ({ dueDate }) => formatDate(dueDate),
    sortable: true,
    orders: [common.earliestFirst(), common.latestFirst()],
  }),
  column('branch', { ...hidden, text: ({ branchName }) => branchName, sortable: true }),
  column('farm', { ...hidden, text: ({ farmName }) => farmName ?? '' }),
  column('shipTo', { ...hidden, text: ({ shipTo }) => shipTo ?? '', width: 160 }),
  column('po', { ...hidden, text: ({ poNo }) => poNo ?? '' }),
  column('lines', { ...hidden, align: 'right', text: ({ lines }) => String(lines) }),
  column('onItsWay', { ...hidden, align: 'right', text: ({ onItsWayCents }) => money(onItsWayCents) }),
  column('docType', { ...hidden, text: ({ docType }) => docTypeLabels[docType] }),
  column('account', { ...hidden, text: ({ accountNo }) => accountNo }),
];

/**
 * Columns of the list by invoice; the sortable ones are named as the contract's sorts.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export const invoiceColumns = (
  hrefOf: (invoiceNo: string) => string,
  today: string,
): readonly InvoiceColumn[] => [
  column('invoice', invoiceNoColumn(hrefOf)),
  column('date', invoiceDateColumn()),
  column('item', { text: itemWords, width: 190, grow: 2, mobile: 'title' }),
  column('field', {
    text: ({ farmName, fieldName }) => fieldName ?? farmName ?? '',
    width: 120,
    grow: 1,
    yields: 5,
    mobile: 'meta',
  }),
  column('paid', { ...hidden, text: paidWords, width: 232, mobile: 'meta' }),
  column('status', {
    text: (row) => chipOf(row, today).words,
    cell: (row) => <StatusChip {...chipOf(row, today)} />,
    width: 196,
    // It names the day that is due.
    whole: 'pictured',
    yields: 2,
    mobile: 'status',
  }),
  column('saving', {
    text: (row) => savingWords(row, today),
    cell: (row) => <Saving words={savingWords(row, today)} />,
    width: 184,
    yields: 3,
    mobile: 'status',
  }),
  column('left', {
    text: ({ openCents }) => money(Math.max(openCents, 0)),
    align: 'right',
    width: 120,
    sortable: true,
    yields: 4,
    mobile: 'hidden',
  }),
  column('total', {
    text: ({ totalCents }) => formatMoney(totalCents),
    cell: ({ totalCents }) => <Money cents={totalCents} tone="strong" />,
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  }),
  ...more(),
];

const Saving = ({ words }: { readonly words: string }) =>
  words === '' ? null : <Chip label={words} color="success" />;
