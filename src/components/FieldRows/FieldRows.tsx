import Box from '@mui/material/Box';

export interface FieldRowsProps {
  /** `sunrise` for a welcome, `error` without the sun, `fallow` without rows for an empty list. */
  readonly variant: 'sunrise' | 'error' | 'fallow';
}

const near = [-520, -330, -200, -105, -35, 25, 80, 130, 180, 230, 285, 345, 415, 510, 640, 830, 1100];
const far = [470, 520, 580, 650, 735, 840];
const VANISHING = { x: 230, y: 150 };

/** The crop rows under a sun: the portal's one illustration. Silent to screen readers. */
export function FieldRows({ variant }: FieldRowsProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 640 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        bgcolor: 'art.sky',
        '& path': { stroke: 'none' },
      }}
    >
      {variant === 'sunrise' && <Box component="circle" cx="430" cy="80" r="60" sx={{ fill: sun }} />}
      <Hill fill="farHill" d="M0 96C90 60 190 62 320 84S540 78 640 62V320H0Z" />
      <Hill fill="midHill" d="M0 140C120 96 260 130 380 138S560 112 640 128V320H0Z" />
      {variant !== 'fallow' && far.map((x) => <Row key={x} tone="farRows" d={`M400 132Q520 150 ${x} 250`} />)}
      <Hill fill="nearHill" d="M0 196C120 150 260 158 360 178S560 220 640 208V320H0Z" />
      {variant !== 'fallow' && <NearRows />}
    </Box>
  );
}

const sun = 'var(--fg-palette-art-sun)';

function NearRows() {
  return (
    <Box component="g" sx={{ clipPath: 'path("M0 196C120 150 260 158 360 178S560 220 640 208V320H0Z")' }}>
      {near.map((x) => (
        <Row
          key={x}
          tone="rows"
          d={`M${VANISHING.x} ${VANISHING.y}Q${(VANISHING.x * 2 + x) / 3} 210 ${x} 330`}
        />
      ))}
    </Box>
  );
}

const Hill = ({ fill, d }: { readonly fill: string; readonly d: string }) => (
  <Box component="path" d={d} sx={{ fill: `var(--fg-palette-art-${fill})` }} />
);

const Row = ({ tone, d }: { readonly tone: string; readonly d: string }) => (
  <Box
    component="path"
    d={d}
    sx={{ fill: 'none', stroke: `var(--fg-palette-art-${tone}) !important`, strokeWidth: 1.6, opacity: 0.55 }}
  />
);
