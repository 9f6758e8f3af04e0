import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as m from '@locales/autopay';
import { leftOutWords, limitWords } from '@contract/autopay/labels';
import type { AutopayRun } from '@contract/autopay/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';

interface WhyLine {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly note?: string | undefined;
}

/** What a payment is made of: what it pays, what credit pays, and what is left out. */
function linesOf({ plan }: Pick<AutopayRun, 'plan'>): WhyLine[] {
  const { lines, memos, covered, leftOut } = plan;
  return [
    ...lines.map(({ invoiceNo, dueDate, amountCents, discountCents }) => ({
      id: `paid-${invoiceNo}`,
      label: m.linePaid({ invoiceNo, day: formatDate(dueDate) }),
      amount: formatMoney(amountCents),
      note: discountCents > 0 ? m.lineDiscount({ amount: formatMoney(discountCents) }) : undefined,
    })),
    ...memos.map(({ invoiceNo, amountCents }) => ({
      id: `memo-${invoiceNo}`,
      label: m.lineMemo({ invoiceNo }),
      amount: formatMoney(-amountCents),
    })),
    ...covered.map(({ invoiceNo, amountCents }) => ({
      id: `covered-${invoiceNo}`,
      label: m.lineCovered({ invoiceNo }),
      amount: formatMoney(amountCents),
    })),
    ...leftOut.map(({ invoiceNo, amountCents, why }) => ({
      id: `out-${invoiceNo}`,
      label: m.lineLeftOut({ invoiceNo }),
      amount: formatMoney(amountCents),
      note: leftOutWords[why],
    })),
  ];
}

/** Why a payment is that much. */
export function AutopayWhy({ run }: { readonly run: AutopayRun }) {
  const { limitedBy } = run.plan;
  const id = useId();
  return (
    <div>
      <Typography component="h3" variant="subtitle2" id={id}>
        {m.why()}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {linesOf(run).map(({ id: key, label, amount, note }) => (
          <Box component="li" key={key} sx={line}>
            <span>
              {label}
              {note && (
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {note}
                </Typography>
              )}
            </span>
            <Box component="span" sx={figure}>
              {amount}
            </Box>
          </Box>
        ))}
      </Box>
      {limitedBy && <Typography variant="body2">{m.stoppedBy({ limit: limitWords[limitedBy] })}</Typography>}
    </div>
  );
}

/** A sum is never broken, however narrow the phone. */
const figure = { flexShrink: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
