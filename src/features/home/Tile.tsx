import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface TileProps {
  readonly title: string;
  /** The figure, or the thing to do, that the tile is about. */
  readonly value?: ReactNode;
  readonly note?: ReactNode;
  /** The one that the page points to. */
  readonly emphasized?: boolean;
  /** Ways on. */
  readonly children?: ReactNode;
}

/** One figure or one thing to do, with the way to it. */
export function Tile({ title, value, note, emphasized = false, children }: TileProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={[tile, emphasized && pointedTo]}>
      <Typography component="h2" variant="body2" id={id} sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {value && (
        <Typography variant="h3" component="p" sx={figure}>
          {value}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          {note}
        </Typography>
      )}
      <Box sx={ways}>{children}</Box>
    </Card>
  );
}

/** The place of a tile while it is not known what it says: as high as one with a figure, a line and its ways. */
export const TileToCome = () => <Skeleton variant="rounded" sx={{ height: tileHeight }} />;

interface WayProps {
  readonly href: string;
  /** The one way of its tile, which is all of it under a thumb. */
  readonly only?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link of a tile, as high as a thumb. */
export const Way = ({ only = false, ...link }: WayProps) => (
  <Link underline="hover" variant="body2" sx={[way, only && wholeTile]} {...link} />
);

/** Pixels. */
const tileHeight = { xs: 118, '@sm': 144 };

const tile = {
  position: 'relative',
  containerType: 'inline-size',
  height: '100%',
  minHeight: tileHeight,
  display: 'flex',
  flexDirection: 'column',
  px: { xs: 2, '@sm': 3 },
  pt: { xs: 1.5, '@sm': 2.5 },
  pb: { xs: 0.5, '@sm': 1 },
} as const;

const pointedTo = { borderLeft: '4px solid var(--fg-palette-surface-accent)' } as const;

/** A figure is never cut: where a tile is narrow it is set smaller, and breaks before it is lost. */
const figure = {
  overflowWrap: 'anywhere',
  '@container (max-width: 11rem)': { fontSize: '1.0625rem' },
} as const;

const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mt: 'auto',
} as const;

const way = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const wholeTile = {
  minHeight: { xs: 36, '@sm': 44 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
