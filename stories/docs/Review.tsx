import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/domain/StatusChip/StatusChip';
import { PageLink, Sentences } from './pageElements';
import { firstPages } from './purposes';

/** What a report of changed pictures shows, and what a reviewer does with it. */
export const Review = () => (
  <>
    <Typography sx={{ maxWidth: '44em' }}>
      Every story has pictures: light on a desk, dark on a phone. When one changes, a report shows it three times.
      In the last one only what changed is not black.
    </Typography>
    <Box sx={three}>
      <Shown title="Before">
        <Invoice />
      </Shown>
      <Shown title="After">
        <Invoice late />
      </Shown>
      <Shown title="Difference" hidden>
        <Box sx={difference}>
          <Box sx={changed} />
        </Box>
      </Shown>
    </Box>
    <Sentences
      texts={[
        'It was meant to change: look at every picture of the report, then accept them.',
        'It was not meant to change: send it back, with the name of the picture.',
        'The words, the keyboard and a screen reader are reviewed here, in the story itself.',
      ]}
    />
    <Typography sx={{ mt: 1.5 }}>
      <PageLink id={firstPages.review}>All steps of a review</PageLink>
    </Typography>
  </>
);

const Invoice = ({ late = false }: { readonly late?: boolean }) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, p: 2 }}>
    <StatusChip status={late ? 'pastDue' : 'open'} />
    <Money cents={288_900} tone="strong" />
    <span>
      Due <CalendarDate date="2026-10-25" />
    </span>
  </Box>
);

interface ShownProps {
  readonly title: string;
  /** From screen readers, which have read both already. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

const Shown = ({ title, hidden = false, children }: ShownProps) => (
  <Box component="figure" sx={{ m: 0, display: 'grid', gridTemplateRows: 'auto 1fr' }}>
    <Typography component="figcaption" variant="body2" sx={{ mb: 0.5, fontWeight: 600 }}>
      {title}
    </Typography>
    <Box aria-hidden={hidden || undefined} sx={frame}>
      {children}
    </Box>
  </Box>
);

const three = {
  my: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
} as const;

const difference = { height: '100%', p: 2, bgcolor: 'common.black' } as const;

/** Where the chip is. */
const changed = { width: 96, height: 26, borderRadius: '6px', bgcolor: 'surface.accent' } as const;

const frame = {
  overflow: 'hidden',
  height: '100%',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const;
