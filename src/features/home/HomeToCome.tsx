import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import * as common from '@locales/common';
import { OwedHero } from '@/domain/OwedHero/OwedHero';

/** Rows of activity, and how high they are, pixels: the list that says so comes later. */
export const activity = { rows: 8, height: 496 } as const;

/** Home at the heights that it will have. */
export const HomeToCome = () => (
  <Box sx={places}>
    <Box sx={{ gridArea: 'owed' }}>
      <OwedHero today="" selected={null} />
    </Box>
    <FurtherToCome />
  </Box>
);

/** What stands below what is owed. */
export const FurtherToCome = () => (
  <Box component="output" aria-busy aria-label={common.loading()} sx={{ display: 'contents' }}>
    <Box sx={row}>
      {[1, 2, 3].map((at) => (
        <TileToCome key={at} />
      ))}
    </Box>
    <Box sx={{ gridArea: 'activity' }}>
      <ActivityToCome />
    </Box>
    <Box sx={side}>
      <Skeleton variant="rounded" sx={{ height: 124 }} />
      <TileToCome />
    </Box>
  </Box>
);

export const ActivityToCome = () => <Skeleton variant="rounded" sx={{ height: activity.height }} />;

/** The place of a tile while it is not known what it says: as high as one with a figure, a line and its ways. */
export const TileToCome = () => <Skeleton variant="rounded" sx={{ height: tileHeight }} />;

/** Pixels. */
export const tileHeight = { xs: 118, '@sm': 144 };

/** One below the other on a phone, in the order in which they matter; a wide desk has a column for what is aside. */
export const places = {
  display: 'grid',
  gap: { xs: 1.5, '@sm': 2 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"owed" "tiles" "activity" "side"',
  alignItems: 'start',
  '@container (min-width: 760px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gridTemplateAreas: '"owed owed" "tiles tiles" "activity side"',
  },
  '@container (min-width: 1300px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    gridTemplateAreas: '"owed side" "tiles side" "activity side"',
    gridTemplateRows: 'auto auto 1fr',
  },
} as const;

/** Two beside each other, the odd one first and over both; three in a row where there is room. Each is a section. */
export const row = {
  gridArea: 'tiles',
  display: 'grid',
  gap: { xs: 1.5, '@sm': 2 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 19rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 700px)': {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: 'auto' },
  },
} as const;

export const side = {
  gridArea: 'side',
  display: 'grid',
  gap: { xs: 1.5, '@sm': 2 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
} as const;
