import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon';

export interface FoldProps {
  /** A `part` of a page is a card under a heading of the second level; a `row` is a line among others. */
  readonly variant: 'part' | 'row';
  readonly title: ReactNode;
  /** What is in it, in a line that stays in sight. */
  readonly summary?: ReactNode;
  readonly open: boolean;
  /** Opens it, or folds it. */
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/**
 * Something long under its name. What is folded is not on the page at all, so that it costs nothing while
 * somebody types elsewhere: what is typed in it must be kept outside, as a form does.
 */
export function Fold({ variant, title, summary, open, onToggle, children }: FoldProps) {
  const id = useId();
  const { heading, role, words, look, line, inside } = variants[variant];
  return (
    <Accordion
      variant="outlined"
      square
      disableGutters
      expanded={open}
      onChange={onToggle}
      slotProps={{
        heading: { component: heading },
        region: { role, 'aria-labelledby': `${id}-title` },
        // At once: a field in it may take the focus, and must stand where it will stay.
        transition: { unmountOnExit: true, enter: false, exit: false },
      }}
      sx={[look, flat]}
    >
      <AccordionSummary
        expandIcon={<Icon name="expand" />}
        sx={[line, stacked]}
        aria-controls={`${id}-inside`}
        // A heading or a landmark by the whole line would be read out far too long.
        aria-labelledby={`${id}-title`}
        aria-describedby={summary === undefined ? undefined : `${id}-summary`}
      >
        <Typography component="span" variant={words} id={`${id}-title`}>
          {title}
        </Typography>
        {summary !== undefined && (
          <Typography component="span" variant="body2" id={`${id}-summary`} sx={{ color: 'text.secondary' }}>
            {summary}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails sx={inside}>{children}</AccordionDetails>
    </Accordion>
  );
}

const inset = { xs: 2, '@sm': 3 } as const;

const variants = {
  part: {
    heading: 'h2',
    role: 'region',
    words: 'h2',
    look: { borderRadius: 1.5 },
    line: { px: inset, py: 1, borderRadius: 1.5 },
    inside: { px: inset, pt: 1, pb: 3 },
  },
  row: {
    heading: 'div',
    role: 'group',
    words: 'body1',
    look: { border: 0, borderBottom: 1 },
    line: { px: 0 },
    inside: { px: 0, pb: 2 },
  },
} as const;

const flat = { borderColor: 'divider', '&::before': { display: 'none' } } as const;

const stacked = {
  '& > .MuiAccordionSummary-content': { flexDirection: 'column', gap: 0.5, minWidth: 0 },
} as const;
