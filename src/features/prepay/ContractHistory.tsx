import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/prepay';
import { formatMoney } from '@contract/format/money';
import { prepayEventWords } from '@contract/prepay/labels';
import { formatQuantity } from '@contract/format/quantity';
import type { PrepayDetail } from '@contract/prepay/schema';
import type { PrepayEvent } from '@contract/prepay/rows';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { Section } from '@/components/Section/Section';
import { requestUrl } from '@/data/requestUrl';
import { closingWords } from './prepayLabels';

type ContractHistoryProps = Pick<PrepayDetail, 'history' | 'lines'>;

/** Every event with what remained after it, and below it the sum that proves it. */
export function ContractHistory({ history, lines }: ContractHistoryProps) {
  const { events, lineNo } = history;
  const line = lines.find((one) => one.lineNo === lineNo);
  return (
    <Section title={line?.description ? m.usageOf({ product: line.description }) : m.usage()}>
      {events.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.noUse()}
        </Typography>
      ) : (
        <>
          <Table size="small" aria-label={m.usage()}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ pl: 0 }}>{m.event()}</TableCell>
                <TableCell align="right">{common.amount()}</TableCell>
                <TableCell align="right" sx={{ pr: 0 }}>
                  {m.remaining()}
                </TableCell>
              </TableRow>
            </TableHead>
            {events.map((event) => (
              <Event key={event.id} {...event} description={lines.length > 1 ? event.description : null} />
            ))}
          </Table>
          <Check history={history} />
        </>
      )}
    </Section>
  );
}

function Event(event: PrepayEvent) {
  const { kind, date, quantity, unit, cents, remainingCents, description, ticketNo, otherAccountNo } = event;
  const transfer = kind === 'transferredIn' || kind === 'transferredOut';
  const details = [
    description ?? '',
    quantity === null ? '' : formatQuantity(quantity, unit),
    ticketNo === null ? '' : m.ticketNumber({ ticket: ticketNo }),
    transfer && otherAccountNo !== null ? m.accountNumber({ account: otherAccountNo }) : '',
  ].filter(Boolean);
  return (
    // What happened has a line of its own below the figures, which need the width on a phone.
    <TableBody>
      <TableRow sx={{ '& > .MuiTableCell-root': { borderBottom: 0, pb: 0 } }}>
        <TableCell component="th" scope="rowgroup" sx={{ pl: 0 }}>
          {prepayEventWords[kind]}
        </TableCell>
        <TableCell align="right">
          <Money cents={cents} tone={cents > 0 ? 'credit' : 'plain'} />
        </TableCell>
        <TableCell align="right" sx={{ pr: 0 }}>
          <Money cents={remainingCents} tone="strong" />
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ px: 0, pt: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}>
          <CalendarDate date={date} />
          <Paper {...event} />
          {details.map((detail) => ` · ${detail}`)}
        </TableCell>
      </TableRow>
    </TableBody>
  );
}

function Paper({ invoiceNo, documentNo }: PrepayEvent) {
  if (invoiceNo === null) return documentNo && ` · ${documentNo}`;
  const query = { invoice: invoiceNo };
  return (
    <>
      {' · '}
      <Link href={requestUrl('/my-account/purchases/purchase-details', { query })}>
        {m.invoiceNumber({ invoice: invoiceNo })}
      </Link>
    </>
  );
}

/** Says that the history closes, or by how much it does not. */
function Check({ history }: Pick<PrepayDetail, 'history'>) {
  const { differenceCents, remainingCents } = history;
  if (differenceCents !== 0) {
    return (
      <Alert severity="warning" icon={<Icon name="warning" />} sx={{ mt: 2 }}>
        {m.booksDiffer({
          sum: closingWords(history),
          remaining: formatMoney(remainingCents),
          difference: formatMoney(Math.abs(differenceCents)),
        })}
      </Alert>
    );
  }
  return (
    <Typography variant="body2" sx={{ mt: 1.5, display: 'flex', gap: 1 }}>
      <Icon name="done" fontSize="small" sx={{ color: 'success.main', flexShrink: 0 }} />
      <span>{closingWords(history)}</span>
    </Typography>
  );
}
