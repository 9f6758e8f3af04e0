import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/Icon/Icon';
import type { Tick } from './requestStages';

interface RequestTicksProps {
  readonly ticks: readonly Tick[];
}

const looks = {
  done: { icon: 'done', color: 'success.main' },
  todo: { icon: 'todo', color: 'text.secondary' },
  failed: { icon: 'warning', color: 'error.main' },
} as const;

/** Whether the bank has cleared a payment, and whether the account has it: one does not wait for the other. */
export const RequestTicks = ({ ticks }: RequestTicksProps) => (
  <Stack component="dl" direction="row" useFlexGap sx={{ m: 0, my: 2, flexWrap: 'wrap', gap: 3 }}>
    {ticks.map(({ place, state, words }) => (
      <Box key={place} sx={pair}>
        <Typography component="dt" variant="subtitle2">
          <Icon name={looks[state].icon} sx={{ color: looks[state].color, ...beside }} />
          {place}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
          {words}
        </Typography>
      </Box>
    ))}
  </Stack>
);

/** A list of terms holds nothing but pairs, so the icon stands in the term and its words are set in as far. */
const pair = { position: 'relative', pl: 4 } as const;
const beside = { position: 'absolute', left: 0, top: 0 } as const;
