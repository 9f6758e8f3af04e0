import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** What makes the value worth a second look: "Expired Apr 1, 2026". */
  readonly note?: string;
}

export interface FactsProps {
  /** Names and values, in their order. */
  readonly facts: readonly Fact[];
}

/** What is known of one thing: names on the left, values on the right, below each other on a phone. */
export function Facts({ facts }: FactsProps) {
  return (
    <Box component="dl" sx={list}>
      {facts.map(({ label, value, note }) => (
        <Box key={label} sx={row}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={fact}>
            {value}
            {note && (
              <Typography
                component="span"
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {note}
              </Typography>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, containerType: 'inline-size' } as const;

/** Links stand below each other here: each is as high as a thumb needs, or a pointer on a wide screen. */
const fact = {
  m: 0,
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', py: { xs: 1.5, sm: 0.5 } },
} as const;

const row = {
  display: 'grid',
  gap: 0.25,
  py: 1,
  '@media print': { py: 0.5 },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
  '@container (min-width: 320px)': { gridTemplateColumns: 'minmax(120px, 2fr) 3fr', columnGap: 2 },
} as const;
