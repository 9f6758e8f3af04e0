import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { PayableAccount } from '@contract/payable/schema';
import { payPlan } from '@contract/rules/payPlan';
import { visuallyHidden } from '@/components/visuallyHidden';
import { PayDocument } from './PayDocument';
import { asRows, columns } from './payDocumentColumns';
import { choicesOf, type PaymentValues } from './paymentValues';

interface PayDocumentsProps {
  readonly account: PayableAccount;
  readonly payDate: string;
}

/** The open documents of an account, to tick: what each pays, and why less. Rows on a wide page, cards on a phone. */
export function PayDocuments({ account, payDate }: PayDocumentsProps) {
  const { values } = useFormikContext<PaymentValues>();
  const plan = payPlan(account, choicesOf(values), payDate);
  const lines = new Map(plan.lines.map((line) => [line.invoiceNo, line]));
  return (
    <Box component="fieldset" sx={frame}>
      <Box component="legend" sx={visuallyHidden}>
        Invoices and credits
      </Box>
      <Box aria-hidden sx={{ ...columns, ...heads }}>
        {['Invoice', 'Due', 'Open', 'Discount', 'Pays'].map((head) => (
          <Typography
            key={head}
            variant="caption"
            sx={{ fontWeight: 650, textAlign: moneyHeads.has(head) ? 'right' : undefined }}
          >
            {head}
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {account.documents.map((document, at) => (
          <PayDocument
            key={document.invoiceNo}
            at={at}
            document={document}
            line={lines.get(document.invoiceNo)}
            allowPartial={account.settings.allowPartial}
            plan={plan}
          />
        ))}
      </Box>
    </Box>
  );
}

const moneyHeads: ReadonlySet<string> = new Set(['Open', 'Discount', 'Pays']);

const frame = {
  m: 0,
  p: 0,
  minInlineSize: 0,
  containerType: 'inline-size',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
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
