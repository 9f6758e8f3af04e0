import Box from '@mui/material/Box';

export interface BrandMarkProps {
  /** Pixels. */
  readonly size?: number;
}

/** Crop rows under half a sun. Stands beside the company's name, so it is silent. */
export function BrandMark({ size = 36 }: BrandMarkProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 36 36"
      aria-hidden
      data-mark=""
      sx={{ width: size, height: size, flexShrink: 0, ...tones }}
    >
      <path className="sun" d="M0.5 18a17.5 17.5 0 0 1 35 0Z" />
      <path className="field" d="M0.5 17C10 14 26 14 35.5 17v1a17.5 17.5 0 0 1-35 0Z" />
      <path
        className="rows"
        d="M18 16V36M15 16Q12 24 9 33M21 16Q24 24 27 33M12 16Q8 21 3 27M24 16Q28 21 33 27"
      />
    </Box>
  );
}

const tones = {
  '& .sun': { fill: 'var(--fg-palette-art-sun)' },
  '& .field': { fill: 'var(--fg-palette-art-nearHill)' },
  '& .rows': { stroke: 'var(--fg-palette-surface-onBar)', strokeWidth: 1.8, fill: 'none' },
} as const;
