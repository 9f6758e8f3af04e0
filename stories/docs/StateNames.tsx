import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Blank } from '@/components/Blank/Blank';
import { Money } from '@/components/Money/Money';
import { StatTile, type StatTileProps } from '@/components/StatTile/StatTile';

interface State {
  readonly name: string;
  readonly about: string;
  readonly tile?: Omit<StatTileProps, 'label'>;
}

const retry = () => undefined;
const states: readonly State[] = [
  { name: 'Default', about: 'The usual day.', tile: { value: <Money figure cents={282_000} /> } },
  { name: 'Loading', about: 'What stands there until the data come.', tile: { state: 'loading' } },
  { name: 'Empty', about: 'Nothing yet, and when that changes.', tile: { value: <Blank words="None yet" /> } },
  { name: 'Error', about: 'What happened, and what to do.', tile: { state: 'error', onRetry: retry } },
];

const others: readonly State[] = [
  { name: 'Partial', about: 'A part did not come; the rest stays.' },
  { name: 'Stale', about: 'Fresh data did not come; the old say how old they are.' },
  { name: 'NoPermission', about: 'The page is not for this sign-in.' },
  { name: 'LongContent', about: 'The longest names and the largest amounts.' },
  { name: 'Narrow360', about: 'The narrowest phone.' },
];

/** The names of stories that are the same everywhere, four of them with a live tile. */
export const StateNames = () => (
  <>
    <Typography sx={{ maxWidth: '44em' }}>
      A story’s name is a state, and the same names come back on every screen. Look at one screen from top to
      bottom, or at one state across all screens.
    </Typography>
    <Box component="ul" sx={{ ...grid, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
      {states.map(({ name, about, tile }) => (
        <Named key={name} name={name} about={about}>
          <Box sx={{ mb: 1, height: 116 }}>
            <StatTile label="Past due" {...tile} />
          </Box>
        </Named>
      ))}
    </Box>
    <Box component="ul" sx={grid}>
      {others.map(({ name, about }) => (
        <Named key={name} name={name} about={about} />
      ))}
    </Box>
  </>
);

interface NamedProps extends State {
  readonly children?: ReactNode;
}

const Named = ({ name, about, children }: NamedProps) => (
  <li>
    {children}
    <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {about}
    </Typography>
  </li>
);

const grid = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 172px), 1fr))',
} as const;
