import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/makePayment';
import type { PayableAccount } from '@contract/payable/schema';
import { payPlan } from '@contract/rules/payPlan';
import { SearchField } from '@/components/SearchField/SearchField';
import { tallOnPhone } from '@/components/touch';
import { visuallyHidden } from '@/components/visuallyHidden';
import { PayDocument } from './PayDocument';
import { asRows, columns } from './payDocumentLabels';
import { type PayOrder, payOrders, payOrderWords, shownDocuments } from './payDocumentOrder';
import { choicesOf, dueNow, type PaymentValues, rowsOf } from './paymentValues';

interface PayDocumentsProps {
  readonly account: PayableAccount;
  readonly payDate: string;
  /** The way to another way to pay. */
  readonly otherWay?: ReactNode;
  /** Whether who pays less than all of an invoice is asked why. */
  readonly asksWhy?: boolean;
}

/** So many are looked through at a glance: fewer need no search. */
const AT_A_GLANCE = 5;

/** The open documents of an account, to tick: what each pays, and why less. Rows on a wide page, cards on a phone. */
export function PayDocuments({ account, payDate, otherWay, asksWhy = true }: PayDocumentsProps) {
  const { values, submitCount } = useFormikContext<PaymentValues>();
  const [order, setOrder] = useState<PayOrder>('due');
  const [search, setSearch] = useState({ words: '', at: 0 });
  // A try to go on shows every row again: what is wrong may stand in one that the search left out.
  const words = search.at === submitCount ? search.words : '';
  const plan = payPlan(account, choicesOf(values), payDate);
  const lines = new Map(plan.lines.map((line) => [line.invoiceNo, line]));
  const places = new Map(account.documents.map(({ invoiceNo }, at) => [invoiceNo, at]));
  const shown = shownDocuments(account.documents, { order, words, payDate });
  const hidden = account.documents.length - shown.length;
  return (
    <Box>
      <Box sx={tools}>
        {account.documents.length > AT_A_GLANCE && (
          // Enter looks for the words, and does not go on to the check.
          <Box sx={wide} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
            <SearchField
              label={m.searchInvoices()}
              placeholder={common.search()}
              value={words}
              onChange={(typed) => setSearch({ words: typed, at: submitCount })}
            />
          </Box>
        )}
        <NativeSelect
          value={order}
          onChange={(event) => setOrder(event.target.value as PayOrder)}
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-label': m.sortBy() }}
          sx={{ flex: '0 1 auto', '& select': { ...tallOnPhone, boxSizing: 'border-box' } }}
        >
          {payOrders.map((one) => (
            <option key={one} value={one}>
              {payOrderWords[one]}
            </option>
          ))}
        </NativeSelect>
        <Box sx={{ display: 'flex', flex: { xs: '1 1 100%', '@sm': '1 1 auto' }, flexWrap: 'wrap', gap: 1 }}>
          <ChooseAtOnce account={account} />
          <Box sx={{ ml: 'auto' }}>{otherWay}</Box>
        </Box>
      </Box>
      {hidden > 0 && (
        <Typography
          variant="body2"
          component="output"
          sx={{ display: 'block', color: 'text.secondary', mb: 1 }}
        >
          {m.shownOf({ shown: shown.length, all: account.documents.length })}
        </Typography>
      )}
      <Box component="fieldset" sx={frame}>
        <Box component="legend" sx={visuallyHidden}>
          {m.invoicesAndCredits()}
        </Box>
        <Heads />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((document) => (
            <PayDocument
              key={document.invoiceNo}
              at={places.get(document.invoiceNo)!}
              document={document}
              line={lines.get(document.invoiceNo)}
              allowPartial={account.settings.allowPartial || !asksWhy}
              asksWhy={asksWhy}
              plan={plan}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** What the columns hold, for the eye: each field has a label of its own. */
function Heads() {
  const names = [common.invoice(), m.due(), m.open(), common.discount(), m.pays()];
  return (
    <Box aria-hidden sx={{ ...columns, ...heads }}>
      {names.map((head, at) => (
        <Typography
          key={head}
          variant="caption"
          sx={{ fontWeight: 650, textAlign: at >= FIRST_MONEY ? 'right' : undefined }}
        >
          {head}
        </Typography>
      ))}
    </Box>
  );
}

/** The columns of money are the last ones. */
const FIRST_MONEY = 2;

/** All that is due by the next due day, or nothing. */
function ChooseAtOnce({ account }: Pick<PayDocumentsProps, 'account'>) {
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  const due = [...dueNow(account, 'pastDue'), ...dueNow(account, 'nextDue')];
  const choose = (numbers: readonly string[]) => void setFieldValue('rows', rowsOf(account, numbers));
  const ways = [
    ...(due.length > 0 ? [{ label: m.allDue(), numbers: due }] : []),
    ...(values.rows.some(({ chosen }) => chosen) ? [{ label: common.none(), numbers: [] }] : []),
  ];
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {ways.map(({ label, numbers }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          onClick={() => choose(numbers)}
          sx={{ minHeight: 44 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 } as const;

const wide = { flex: '1 1 160px', maxWidth: { '@sm': 260 }, '& > *': { width: '100%' } } as const;

const frame = {
  m: 0,
  p: 0,
  minInlineSize: 0,
  containerType: 'inline-size',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const heads = {
  display: 'none',
  color: 'text.secondary',
  bgcolor: 'surface.subtle',
  px: 2,
  py: 1.25,
  [asRows]: { ...columns[asRows], display: 'grid' },
} as const;
