import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatInstant } from '@contract/format/date';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../icons';

export type StageState = 'done' | 'current' | 'upcoming' | 'failed';

export interface TimelineStage {
  readonly id: string;
  readonly label: string;
  readonly state: StageState;
  /** When it was reached, an ISO instant. */
  readonly at?: string;
  /** Who did it. */
  readonly who?: string;
  /** What it means, or why it failed. */
  readonly note?: ReactNode;
}

export interface TimelineProps {
  /** What passes through the stages: "Stages of payment request PR-1042". */
  readonly label: string;
  /** First to last. Only what the record proves, and what is sure to follow: no stage is ever guessed. */
  readonly stages: readonly TimelineStage[];
  /** The IANA zone in which times are told. */
  readonly zone: string;
}

interface Look {
  readonly icon: IconName;
  readonly word: () => string;
  readonly color: string;
}

/** Picture, word and color together: none of them is ever the only sign. */
const looks: Record<StageState, Look> = {
  done: { icon: 'done', word: m.stageDone, color: 'success.main' },
  current: { icon: 'partial', word: m.stageNow, color: 'primary.main' },
  upcoming: { icon: 'todo', word: m.stageToCome, color: 'text.secondary' },
  failed: { icon: 'warning', word: m.stageFailed, color: 'error.main' },
};

/** How far a request has come: when, by whom, and what follows. */
export function Timeline({ label, stages, zone }: TimelineProps) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {stages.map((stage) => (
        <Stage key={stage.id} {...stage} zone={zone} />
      ))}
    </Box>
  );
}

function Stage({ label, state, at, who, note, zone }: TimelineStage & Pick<TimelineProps, 'zone'>) {
  const { icon, word, color } = looks[state];
  return (
    <Box component="li" aria-current={state === 'current' ? 'step' : undefined} sx={step}>
      <Icon name={icon} label={word()} sx={{ color }} />
      <Box sx={{ minWidth: 0, pb: 3, '@media print': { pb: 1.5 } }}>
        <Typography variant="subtitle1" sx={{ color: state === 'upcoming' ? 'text.secondary' : undefined }}>
          {label}
        </Typography>
        {(at || who) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {at && <time dateTime={at}>{formatInstant(at, zone)}</time>}
            {at && who && ' · '}
            {who}
          </Typography>
        )}
        {note && (
          <Typography component="div" variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** A line runs from each picture to the next one. */
const step = {
  position: 'relative',
  display: 'flex',
  gap: 1.5,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 28,
    bottom: 4,
    insetInlineStart: 11,
    borderInlineStart: '2px solid',
    borderColor: 'divider',
  },
  '&:last-of-type > div': { pb: 0 },
} as const;
