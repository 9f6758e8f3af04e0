import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';

interface Progress {
  readonly done: number;
  readonly of: number;
  /** What is counted: "rows". */
  readonly unit: string;
}

export interface ProgressBarProps {
  /** What is being done: "Importing purchases". */
  readonly label: string;
  /** How far it is; without it nobody knows yet. */
  readonly progress?: Progress;
  /** Whether it still runs, and how it ended. */
  readonly state?: 'running' | 'done' | 'failed';
  /** What came of it, said once when it ends: "12,000 rows imported." */
  readonly outcome?: ReactNode;
}

/** "3,200 of 12,000 rows" */
export const progressWords = ({ done, of, unit }: Progress): string => m.progress({ done, all: of, unit });

const looks = {
  running: { color: 'primary.main', icon: undefined },
  done: { color: 'success.main', icon: 'done' },
  failed: { color: 'error.main', icon: 'warning' },
} as const;

/** Work that takes longer than a breath. Not read aloud while it runs; its end is. */
export function ProgressBar({ label, progress, state = 'running', outcome }: ProgressBarProps) {
  const labelId = useId();
  const { color, icon } = looks[state];
  const words = progress && progressWords(progress);
  const percent = progress ? Math.min(100, (100 * progress.done) / Math.max(progress.of, 1)) : 0;
  return (
    <Box>
      <Box sx={heading}>
        <Typography id={labelId} variant="subtitle2">
          {label}
        </Typography>
        {words && (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {words}
          </Typography>
        )}
      </Box>
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is painted by each browser in its own way
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={progress?.of}
        aria-valuenow={progress?.done}
        aria-valuetext={words}
        sx={track}
      >
        {progress || state !== 'running' ? (
          <Box sx={{ bgcolor: color, ...bar, width: state === 'done' ? '100%' : `${percent}%` }} />
        ) : (
          <Box sx={{ bgcolor: color, ...bar, ...wandering }} />
        )}
      </Box>
      <Box component="output" sx={{ display: 'flex', gap: 1, '&:not(:empty)': { mt: 1 } }}>
        {state !== 'running' && (
          <>
            {icon && <Icon name={icon} fontSize="small" sx={{ color }} />}
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {outcome}
            </Typography>
          </>
        )}
      </Box>
    </Box>
  );
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1,
} as const;

const track = {
  height: 8,
  borderRadius: '4px',
  overflow: 'hidden',
  bgcolor: 'surface.subtle',
  boxShadow: 'inset 0 0 0 1px var(--fg-palette-divider)',
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

const bar = {
  height: '100%',
  borderRadius: '4px',
  '@media (forced-colors: active)': { bgcolor: 'Highlight' },
} as const;

/** Where motion is unwelcome it rests in the middle, where it cannot be taken for a share that is done. */
const wandering = {
  width: '30%',
  mx: 'auto',
  animation: 'wander 1.6s ease-in-out infinite alternate',
  '@keyframes wander': { from: { transform: 'translateX(-117%)' }, to: { transform: 'translateX(117%)' } },
} as const;
