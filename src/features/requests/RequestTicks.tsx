import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/Icon/Icon';
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
      <Box key={place} sx={{ display: 'flex', gap: 1 }}>
        <Icon name={looks[state].icon} sx={{ color: looks[state].color }} />
        <Box>
          <Typography component="dt" variant="subtitle2">
            {place}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
            {words}
          </Typography>
        </Box>
      </Box>
    ))}
  </Stack>
);
