import Typography from '@mui/material/Typography';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';

export interface MoneyProps {
  /** Integer cents. */
  readonly cents: number;
  /** `credit` is green, `strong` is bold; `plain` takes the color around it. */
  readonly tone?: 'plain' | 'credit' | 'strong';
  /** A single big figure: slab, proportional digits. */
  readonly figure?: boolean;
  /** Says "credit" instead of a minus sign. */
  readonly words?: boolean;
}

const tones = {
  plain: {},
  credit: { color: 'success.main', fontWeight: 600 },
  strong: { fontWeight: 700 },
} as const;

/** An amount. In columns the digits have one width, so that they stand under each other. */
export function Money({ cents, tone = 'plain', figure = false, words = false }: MoneyProps) {
  return (
    <Typography
      component="span"
      variant={figure ? 'figure' : 'inherit'}
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: figure ? undefined : 'tabular-nums', ...tones[tone] }}
    >
      {words ? formatMoneyInWords(cents) : formatMoney(cents)}
    </Typography>
  );
}
