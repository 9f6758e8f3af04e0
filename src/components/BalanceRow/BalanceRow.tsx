import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate } from '@contract/format/date';
import * as m from '@locales/components';
import { Money } from '../Money/Money';
import { rich } from '../rich';

export interface BalanceRowProps {
  /** Where a page ends before the range of days does, its balance is carried over to the next one. */
  readonly which: 'opening' | 'closing' | 'carriedOver';
  /** 'YYYY-MM-DD'; empty where the range has no end on that side. */
  readonly day?: string;
  /** Integer cents; less than zero is a credit. */
  readonly cents: number;
  /** Says "credit" instead of a minus sign: where the balance is what is owed. */
  readonly words?: boolean;
}

/** What a ledger held before its range of days, or after it. It stands whatever narrows the rows between. */
export function BalanceRow({ which, day = '', cents, words = false }: BalanceRowProps) {
  return (
    <Stack direction="row" useFlexGap sx={row}>
      <Typography variant="subtitle2" component="p">
        {rich(titles[which](day), { quiet })}
      </Typography>
      <Typography variant="subtitle2" component="p" sx={{ marginInlineStart: 'auto' }}>
        <Money cents={cents} words={words} />
      </Typography>
    </Stack>
  );
}

const titles: Readonly<Record<BalanceRowProps['which'], (day: string) => string>> = {
  opening: (day) => (day ? m.openingBalanceOn({ date: formatDate(day) }) : m.openingBalance()),
  closing: (day) => (day ? m.closingBalanceOn({ date: formatDate(day) }) : m.closingBalance()),
  carriedOver: m.balanceCarriedOver,
};

const quiet = (words: ReactNode) => (
  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
    {words}
  </Typography>
);

/** Where the letters are large the amount stands below its words. */
const row = {
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2,
  py: 1.25,
  bgcolor: 'surface.subtle',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;
