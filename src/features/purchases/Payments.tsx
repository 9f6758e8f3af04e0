import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Invoice } from '../../../contract/purchases';
import { CalendarDate } from '../../components/CalendarDate/CalendarDate';
import { Money } from '../../components/Money/Money';
import { Section } from './Section';

type PaymentsProps = Pick<Invoice, 'applications'>;

/** What has been paid on the invoice, by money or by prepay. */
export function Payments({ applications }: PaymentsProps) {
  return (
    <Section title="Payments and prepay">
      {applications.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing has been applied to this invoice yet.
        </Typography>
      ) : (
        <Table size="small" aria-label="Payments and prepay">
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>Payment</TableCell>
              <TableCell>Applied</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                Amount
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {applications.map((application) => (
              <Application key={application.paymentNo} {...application} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}

function Application({
  paymentNo,
  appliedOn,
  method,
  reference,
  appliedCents,
  discountCents,
}: Invoice['applications'][number]) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ pl: 0 }}>
        {[capitalised(method), reference].filter(Boolean).join(' ')}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {paymentNo}
        </Typography>
      </TableCell>
      <TableCell>
        <CalendarDate date={appliedOn} />
      </TableCell>
      <TableCell align="right" sx={{ pr: 0 }}>
        <Money cents={appliedCents} />
        {discountCents !== 0 && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            and <Money cents={discountCents} /> discount
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
