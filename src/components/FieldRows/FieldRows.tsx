import Box from '@mui/material/Box';
import { useId } from 'react';

export interface FieldRowsProps {
  /** `sunrise` for a welcome, `error` without the sun, `fallow` without rows for an empty list. */
  readonly variant: 'sunrise' | 'error' | 'fallow';
}

const NEAR_HILL = 'M0 196C120 150 260 158 360 178S560 220 640 208V320H0Z';
const VANISHING_X = 250;

/** Rows of the near field: close together at the crest, ever wider apart towards us. */
const nearRows = Array.from({ length: 24 }, (_, at) => {
  const step = at - 11;
  const end = VANISHING_X + step * (70 + 5 * Math.abs(step));
  return `M${VANISHING_X + step * 20} 148Q${VANISHING_X + step * 34} 210 ${end} 330`;
});

const farRows = [430, 470, 520, 580, 650, 735, 840].map(
  (end, at) => `M${398 + at * 12} ${137 - at}Q${470 + at * 30} ${150 - at} ${end} ${250 - at * 12}`,
);

/** Crop rows under a sun: the portal's one illustration. Silent to screen readers. */
export function FieldRows({ variant }: FieldRowsProps) {
  const field = useId();
  return (
    <Box
      component="svg"
      viewBox="0 0 640 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      data-picture=""
      sx={canvas}
    >
      <clipPath id={field}>
        <path d={NEAR_HILL} />
      </clipPath>
      {variant === 'sunrise' && <circle className="sun" cx="430" cy="82" r="60" />}
      <path className="far" d="M0 96C90 60 190 62 320 84S540 78 640 62V320H0Z" />
      <path className="mid" d="M0 140C120 96 260 130 380 138S560 112 640 128V320H0Z" />
      {variant !== 'fallow' && <path className="farRows" d={farRows.join('')} />}
      <path className="near" d={NEAR_HILL} />
      {variant !== 'fallow' && (
        <path className="nearRows" clipPath={`url(#${field})`} d={nearRows.join('')} />
      )}
    </Box>
  );
}

const art = (name: string) => `var(--fg-palette-art-${name})`;

const canvas = {
  display: 'block',
  width: '100%',
  height: '100%',
  bgcolor: 'art.sky',
  '& .sun': { fill: art('sun') },
  '& .far': { fill: art('farHill') },
  '& .mid': { fill: art('midHill') },
  '& .near': { fill: art('nearHill') },
  '& .farRows, & .nearRows': { fill: 'none', strokeWidth: 1.6 },
  '& .farRows': { stroke: art('farRows'), opacity: 0.6 },
  '& .nearRows': { stroke: art('rows'), opacity: 0.55 },
} as const;
