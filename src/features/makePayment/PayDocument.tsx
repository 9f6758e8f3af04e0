import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/makePayment';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PayableDocument } from '@contract/payable/schema';
import { isChoosable, leftCents } from '@contract/rules/payableLeft';
import type { PayPlan, PlanLine } from '@contract/rules/payPlan';
import { Money } from '@/components/Money/Money';
import { SelectBox } from '@/components/SelectBox/SelectBox';
import { visuallyHidden } from '@/components/visuallyHidden';
import { fieldId } from '@/forms/useRow';
import { PayLess } from './PayLess';
import {
  asRows,
  columns,
  discountWords,
  documentName,
  isPlainInvoice,
  usualReason,
} from './payDocumentLabels';
import type { PaymentRow, PaymentValues } from './paymentValues';

interface PayDocumentProps {
  /** Its place in the form. */
  readonly at: number;
  readonly document: PayableDocument;
  /** What is paid of it; undefined while it is not chosen. */
  readonly line: PlanLine | undefined;
  readonly allowPartial: boolean;
  readonly asksWhy: boolean;
  readonly plan: Pick<PayPlan, 'payDate' | 'accountIsCurrent'>;
}

/** One open document: what is known of it, whether it is paid, and how much of it. */
export function PayDocument({ at, document, line, allowPartial, asksWhy, plan }: PayDocumentProps) {
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  const row = values.rows[at]!;
  const isCredit = document.openCents < 0;
  const choosable = isChoosable(document);
  const name = documentName(document);
  const { partly } = row;
  const discount = discountWords(document, plan, line);
  const changing = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);
  const whole = { partly: false, amount: '', reason: '', note: '' } as const;
  const choose = (chosen: boolean) => void setFieldValue(`rows[${at}]`, { ...row, ...whole, chosen });
  const turn = (values: Partial<PaymentRow>) => {
    turned.current = true;
    void setFieldValue(`rows[${at}]`, { ...row, ...values });
  };

  useEffect(
    function followWhatWasPressed() {
      // The button that was pressed is gone: the focus goes to what has come for it.
      if (!turned.current) return;
      turned.current = false;
      (partly ? window.document.getElementById(fieldId(`rows[${at}].amount`)) : changing.current)?.focus();
    },
    [partly, at],
  );

  return (
    <Box component="li" sx={item}>
      <Box sx={columns}>
        <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, ml: choosable ? -1.5 : 4 }}>
          {choosable && (
            <SelectBox
              label={isCredit ? m.takeNamed({ name }) : m.payNamed({ name })}
              checked={row.chosen}
              onCheck={choose}
            />
          )}
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
              <NameIn name={name} document={document} />
            </Typography>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {dateWords(document)}
            </Typography>
          </Box>
        </Box>
        <DueCell {...document} />
        <Cell label={m.open()} amount beside>
          <Money cents={document.openCents} />
        </Cell>
        <Cell label={common.discount()} amount>
          {discount.now}
        </Cell>
        <Cell label={m.pays()} amount>
          {line && <Money cents={line.amountCents} tone="strong" />}
        </Cell>
      </Box>
      <Notes document={document} more={discount.more} />
      {row.chosen && !isCredit && allowPartial && !partly && (
        <Button
          ref={changing}
          size="small"
          onClick={() => turn({ partly: true, amount: line?.amountCents ?? '', reason: usualReason })}
          aria-label={m.changeAmountOf({ name })}
          sx={{ ml: 3.5, minHeight: 44 }}
        >
          {m.changeAmount()}
        </Button>
      )}
      {!partly && <RowProblem at={at} />}
      {row.chosen && partly && (
        <PayLess at={at} name={name} line={line} asksWhy={asksWhy} onPayAll={() => turn(whole)} />
      )}
    </Box>
  );
}

/** What is wrong with a line that has no field of its own, after a try. */
function RowProblem({ at }: Pick<PayDocumentProps, 'at'>) {
  const { errors, submitCount } = useFormikContext<PaymentValues>();
  const name = `rows[${at}].amount`;
  const error: unknown = getIn(errors, name);
  if (submitCount === 0 || typeof error !== 'string') return null;
  return (
    <Typography id={fieldId(name)} tabIndex={-1} variant="body2" sx={{ color: 'error.main', pl: 4 }}>
      {error}
    </Typography>
  );
}

/** Its date, and its first amount where only a part of that is open. */
function dateWords({ invoiceDate, originalCents, openCents }: PayableDocument): string {
  const date = formatDate(invoiceDate);
  return originalCents === openCents ? date : m.dateOfTotal({ date, amount: formatMoney(originalCents) });
}

/** "Invoice" stands in the head of the column: in a row the number is enough to look at. */
const NameIn = ({ name, document }: { readonly name: string; readonly document: PayableDocument }) => {
  const { invoiceNo } = document;
  const at = isPlainInvoice(document) ? name.indexOf(invoiceNo) : 0;
  return (
    <>
      <Box component="span" sx={{ [asRows]: visuallyHidden }}>
        {name.slice(0, at)}
      </Box>
      {name.slice(at)}
    </>
  );
};

interface CellProps {
  readonly label: string;
  readonly amount?: boolean;
  /** Whether it stands beside the name on a card. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

const Cell = ({ label, amount = false, beside = false, children }: CellProps) => (
  <Typography
    component="div"
    variant="body2"
    sx={[beside ? besideName : children ? ownLine : noLine, amount && atTheEnd]}
  >
    <Box component="span" sx={beside ? visuallyHidden : labelled}>
      {label}{' '}
    </Box>
    {children}
  </Typography>
);

const DueCell = ({ dueDate, daysLate }: Pick<PayableDocument, 'dueDate' | 'daysLate'>) => (
  <Cell label={m.due()}>
    {formatDate(dueDate)}
    {daysLate > 0 && (
      <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
        {' '}
        {m.daysLate({ days: daysLate })}
      </Box>
    )}
  </Cell>
);

interface NotesProps extends Pick<PayDocumentProps, 'document'> {
  readonly more: readonly string[];
}

/** What makes a document special: on its way, in dispute, deferred, not to be used; more to save. */
function Notes({ document, more }: NotesProps) {
  const { inFlight, disputed, deferred } = document;
  const choosable = isChoosable(document);
  if (inFlight.length === 0 && !disputed && !deferred && choosable && more.length === 0) return null;
  const requests = inFlight.map(({ requestNo }) => requestNo).join(', ');
  const left = leftCents(document);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: 4, pt: 0.5 }}>
      {disputed && <Chip size="small" color="warning" label={m.inDispute()} />}
      {deferred && <Chip size="small" label={m.deferred()} />}
      {inFlight.length > 0 && (
        <Typography variant="caption">
          {left === 0 ? m.onItsWayAll({ requests }) : m.onItsWayPart({ requests, amount: formatMoney(left) })}
        </Typography>
      )}
      {more.map((words) => (
        <Typography key={words} variant="caption">
          {words}
        </Typography>
      ))}
      {!choosable && <Typography variant="caption">{m.notACreditMemo()}</Typography>}
    </Box>
  );
}

const item = { px: 2, py: 1, '& + &': { borderTop: '1px solid', borderColor: 'divider' } } as const;

/** On a card what is open stands beside the name, and the rest on lines of their own; nothing has no line. */
const besideName = { gridRow: 1, gridColumn: 2, [asRows]: { gridRow: 'auto', gridColumn: 'auto' } } as const;

const ownLine = { gridColumn: '1 / -1', pl: 4, [asRows]: { gridColumn: 'auto', pl: 0 } } as const;

const noLine = { display: 'none', [asRows]: { display: 'block' } } as const;

const atTheEnd = { [asRows]: { textAlign: 'right', gridRow: 'auto', gridColumn: 'auto', pl: 0 } } as const;

/** On a wide page the head names the column, so that it is only read aloud. */
const labelled = {
  color: 'text.secondary',
  [asRows]: visuallyHidden,
} as const;
