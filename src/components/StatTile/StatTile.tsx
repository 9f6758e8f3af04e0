import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { Blank } from '../Blank/Blank';

export interface StatTileProps {
  readonly label: string;
  /** Missing while it loads or when it did not come. */
  readonly value?: ReactNode;
  /** A line under the figure: what it is made of, or as of when. */
  readonly note?: ReactNode;
  /** Whether a note may come: its line is kept, so that the tiles below do not move. */
  readonly noted?: boolean;
  /** Where the figure comes from; the whole tile leads there. */
  readonly href?: string;
  /** What can be done about the figure. */
  readonly action?: ReactNode;
  /** `loading` keeps the room of the figure; `error` offers to try again. */
  readonly state?: 'ready' | 'loading' | 'error';
  readonly onRetry?: () => void;
}

/** One figure with its name and what stands behind it. A figure that does not come leaves the others alone. */
export function StatTile({ label, href, action, state = 'ready', ...rest }: StatTileProps) {
  return (
    <Card
      aria-busy={state === 'loading' || undefined}
      sx={{ position: 'relative', p: 2, pb: 2.5, height: '100%', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        {href ? (
          <Link href={href} color="inherit" underline="hover" sx={wholeTile}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      {inside[state]({ label, ...rest })}
      {action && <Box sx={above}>{action}</Box>}
    </Card>
  );
}

interface StatTilesProps {
  /** Tiles that belong together; a part is never mixed with another in one row unless all of them fit. */
  readonly parts: readonly (readonly StatTileProps[])[];
}

/** Pixels would not grow with the letters: six digits of dollars fit on one line. */
const [TILE, GAP] = [11.5, 1] as const;

const widthOf = (tiles: number) => `${tiles * TILE + (tiles - 1) * GAP}rem`;

/** Tiles in full rows: all beside each other, else each part in a row of its own, else each tile. None is left alone. */
export const StatTiles = ({ parts }: StatTilesProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: `${GAP}rem` }}>
    {parts.map((tiles) => (
      <Box key={tiles[0]?.label} sx={partOf(tiles.length)}>
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} />
        ))}
      </Box>
    ))}
  </Box>
);

const partOf = (tiles: number) => ({
  flex: `${tiles} 1 ${widthOf(tiles)}`,
  minWidth: 0,
  display: 'grid',
  gap: `${GAP}rem`,
  // Where the part is narrower than its tiles beside each other, each of them is as wide as the part.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${TILE}rem, (${widthOf(tiles)} - 100%) * 999)), 1fr))`,
});

type Inside = (props: Pick<StatTileProps, 'label' | 'value' | 'note' | 'noted' | 'onRetry'>) => ReactNode;

const inside: Record<NonNullable<StatTileProps['state']>, Inside> = {
  ready: ({ value, note, noted }) => (
    <>
      <Typography variant="figureSmall" sx={frame}>
        {typeof value === 'string' && isFigure(value) ? (
          <Box component="span" sx={onOneLine(value)}>
            {value}
          </Box>
        ) : (
          value
        )}
      </Typography>
      {(note ?? noted) && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {note ?? '\u00a0'}
        </Typography>
      )}
    </>
  ),
  loading: ({ noted = true }) => (
    <>
      <Typography variant="figureSmall">
        <Skeleton sx={{ width: '80%' }} />
      </Typography>
      {noted && (
        <Typography variant="caption" component="p">
          <Skeleton />
        </Typography>
      )}
    </>
  ),
  error: ({ label, onRetry }) => (
    <>
      <Typography variant="figureSmall">
        <Blank words={m.noFigure()} />
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {m.couldNotLoad()}{' '}
        {onRetry && (
          <Button size="small" aria-label={m.tryAgainThing({ thing: label })} onClick={onRetry} sx={retry}>
            {common.tryAgain()}
          </Button>
        )}
      </Typography>
    </>
  ),
};

const frame = { containerType: 'inline-size' } as const;

/** Amounts and counts; words may break. */
const isFigure = (value: string): boolean => /^\S*\d\S*$/.test(value);

/** Of the widest sign of a figure, in letters' heights. */
const SIGN_WIDTH = 0.6;

/** A figure never breaks: where its tile is too narrow, it is smaller. */
const onOneLine = (figure: string) => ({
  whiteSpace: 'nowrap',
  fontSize: `min(1em, ${(100 / (figure.length * SIGN_WIDTH)).toFixed(2)}cqi)`,
});

/** Stretches a link over its card, so that a thumb need not hit the words. */
const wholeTile = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Lies over the link of the tile. */
const above = { position: 'relative', mt: 1 } as const;

/** As high as a thumb, in a line of small words. */
const retry = { minWidth: 44, minHeight: 44, p: 0, my: -1.5 } as const;
