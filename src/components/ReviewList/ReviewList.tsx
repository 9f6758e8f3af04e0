import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';

interface ReviewChange {
  /** What is changed, as the link says it aloud after "Change": "pay date". */
  readonly what: string;
  /** Where it is changed; without it, `onPress` goes there. */
  readonly href?: string;
  readonly onPress?: () => void;
}

export interface ReviewRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Without it the answer stands as it is, as on a receipt. */
  readonly change?: ReviewChange;
}

export interface ReviewGroup {
  readonly title?: string;
  readonly rows: readonly ReviewRow[];
}

type ReviewFigure = Pick<ReviewRow, 'label' | 'value'>;

export interface ReviewListProps {
  /** Stands first and large: the amount of a receipt. */
  readonly lead?: ReviewFigure;
  /** What is reviewed, in parts that each have a heading. */
  readonly groups: readonly ReviewGroup[];
  /** Stands last and large: what all of it comes to. */
  readonly total?: ReviewFigure;
}

/** Everything that was answered, to be checked before it is sent, or kept as a receipt after. */
export function ReviewList({ lead, groups, total }: ReviewListProps) {
  return (
    <Card sx={{ px: { xs: 2, '@sm': 3.5 }, py: { xs: 1, '@sm': 2 }, containerType: 'inline-size' }}>
      {lead && <Figure {...lead} sx={leading} />}
      {groups.map(({ title, rows }, at) => (
        <Box key={title ?? at} sx={{ '& + &': { mt: 2 } }}>
          {title && (
            <Typography component="h2" variant="h3" sx={{ pt: 1.5, pb: 0.5 }}>
              {title}
            </Typography>
          )}
          <Box component="dl" sx={rows.some(({ change }) => change) ? changeableRows : plainRows}>
            {rows.map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </Box>
        </Box>
      ))}
      {total && <Figure {...total} sx={adding} />}
    </Card>
  );
}

function Row({ label, value, change }: ReviewRow) {
  return (
    <Box sx={[row, change !== undefined && changeable]}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="subtitle1" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
      {change && (
        <Box component="dd" data-screen-only sx={wayBack}>
          <Change {...change} />
        </Box>
      )}
    </Box>
  );
}

function Change({ what, href, onPress }: ReviewChange) {
  const name = m.changeThing({ thing: what });
  if (href) {
    return (
      <Link href={href} variant="body2" aria-label={name} sx={target}>
        {common.change()}
      </Link>
    );
  }
  return (
    <Link component="button" type="button" variant="body2" aria-label={name} onClick={onPress} sx={target}>
      {common.change()}
    </Link>
  );
}

const Figure = ({ label, value, sx }: ReviewFigure & { readonly sx: typeof leading | typeof adding }) => (
  <Box component="dl" sx={sx}>
    <Typography component="dt" variant="h3">
      {label}
    </Typography>
    <Typography component="dd" variant="figure" sx={{ m: 0, marginInlineStart: 'auto' }}>
      {value}
    </Typography>
  </Box>
);

const line = { borderTop: '1px solid', borderColor: 'divider' } as const;

const isWide = '@container (min-width: 440px)';

const plainRows = {
  m: 0,
  display: 'grid',
  '& > * + *': line,
  [isWide]: { columnGap: 2, gridTemplateColumns: 'minmax(140px, 2fr) 5fr' },
} as const;

/** Every row keeps the place of the way back, so that the answers of all stand under each other. */
const changeableRows = {
  ...plainRows,
  [isWide]: { columnGap: 2, gridTemplateColumns: 'minmax(140px, 2fr) 5fr auto' },
} as const;

const row = {
  display: 'grid',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1.25,
  minHeight: 48,
  [isWide]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
} as const;

/** On a phone the way back stands beside the question and its answer, on a wide screen behind them. */
const changeable = {
  gridTemplateColumns: '1fr auto',
  [isWide]: { gridTemplateColumns: 'subgrid' },
} as const;

const wayBack = {
  m: 0,
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  [isWide]: { gridColumn: 3, gridRow: 1, alignSelf: 'baseline' },
} as const;

/** As high as a thumb, without making its row higher. */
const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  my: -1.25,
} as const;

const figure = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  m: 0,
  py: 1.5,
} as const;

const leading = { ...figure, borderBottom: '1px solid', borderColor: 'divider' } as const;

const adding = { ...figure, ...line, mt: 1 } as const;
