import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as m from '@locales/summaries';
import { formatMoney } from '@contract/format/money';
import type { SummaryTotals } from '@contract/summaries/schema';
import { type Asked, documentHref, linesHref } from './links';

interface ReconciliationProps {
  readonly totals: SummaryTotals;
  readonly asked: Asked;
}

const words = {
  invoice: m.invoicesOf,
  debitMemo: m.debitMemosOf,
  financeCharge: m.financeChargesOf,
  credit: m.creditMemosOf,
} as const;

/** "Total $142,310.22 = invoices $143,002.22 − credit memos $692.00", each leading to its lines. */
export function Reconciliation({ totals, asked }: ReconciliationProps) {
  const { documents, cents, taxLeftOutCents } = totals;
  if (documents.length === 0) return null;
  return (
    <Box component="section" aria-label={m.howWeGotThisTotal()} sx={{ mt: 1.5 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Link href={linesHref(asked)} sx={tall}>
          {m.totalOf({ amount: formatMoney(cents) })}
        </Link>{' '}
        ={' '}
        {documents.map(({ docType, cents: part }, at) => (
          <span key={docType}>
            {at > 0 && (part < 0 ? ' − ' : ' + ')}
            <Link href={documentHref(asked, docType)} sx={tall}>
              {words[docType]({ amount: formatMoney(at > 0 ? Math.abs(part) : part) })}
            </Link>
          </span>
        ))}
      </Typography>
      {taxLeftOutCents !== 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {m.taxLeftOut({ amount: formatMoney(taxLeftOutCents) })}
        </Typography>
      )}
    </Box>
  );
}

/** A thumb's height on a phone. */
const tall = { display: 'inline-block', py: { xs: 1.5, sm: 0 } } as const;
