import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

const variants: readonly (readonly [NonNullable<TypographyProps['variant']>, string])[] = [
  ['h1', 'Purchase details'],
  ['h2', 'No purchases in the 2026 season yet'],
  ['h3', 'Recent activity'],
  ['h4', 'Delivered to the Upper Creek field'],
  ['h5', 'Early-pay discount'],
  ['h6', 'Terms'],
  ['subtitle1', 'Balance due'],
  ['subtitle2', 'Urea 46-0-0, bulk'],
  ['body1', 'Invoices show up here the morning after a delivery or pickup.'],
  ['body2', 'Nov 27, 2026 · Tekoa · 24.5 ton'],
  ['caption', '3 open prepay contracts'],
  ['overline', 'Account'],
  ['button', 'Download all 46 rows'],
  ['figureSmall', '$21,480.00'],
  ['figure', '$8,214.50'],
  ['figureHero', '$14,532.41'],
];

/** A slab for headings and single figures, a plain sans for data. Columns of figures are tabular. */
function Scale() {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '120px 1fr', gap: 2, alignItems: 'baseline' }}
    >
      {variants.map(([variant, words]) => (
        <Box key={variant} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {variant}
          </Typography>
          <Typography component="dd" variant={variant} sx={{ m: 0 }}>
            {words}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const meta = { title: 'Foundations/Type', component: Scale } satisfies Meta<typeof Scale>;

export default meta;

export const EveryVariant: StoryObj<typeof meta> = {};
