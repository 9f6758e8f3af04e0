import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius, sizes } from '../../theme/tokens';

const steps = [0.5, 1, 1.5, 2, 3, 4];

/** Distances are steps of 8 px, corners grow with the thing, controls are as high as a thumb needs. */
function Measures() {
  return (
    <Stack sx={{ gap: 4 }}>
      <Row title="Distances">
        {steps.map((step) => (
          <Sample key={step} words={`${step * 8} px`} sx={{ width: step * 8, height: 44 }} />
        ))}
      </Row>
      <Row title="Corners">
        {Object.entries(radius).map(([name, corner]) => (
          <Sample
            key={name}
            words={`${name} ${corner}`}
            sx={{ width: 88, height: 64, borderRadius: corner }}
          />
        ))}
      </Row>
      <Row title="Heights of controls">
        {Object.entries(sizes.control).map(([name, height]) => (
          <Sample
            key={name}
            words={`${name} ${height} px`}
            sx={{ width: 120, height, borderRadius: radius.control }}
          />
        ))}
      </Row>
    </Stack>
  );
}

const Row = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <Typography component="h2" variant="h4" gutterBottom>
      {title}
    </Typography>
    <Stack direction="row" useFlexGap sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'flex-end' }}>
      {children}
    </Stack>
  </section>
);

const Sample = ({ words, sx }: { readonly words: string; readonly sx: object }) => (
  <Box>
    <Box sx={{ bgcolor: 'surface.tint', border: '1px solid', borderColor: 'surface.control', ...sx }} />
    <Typography variant="caption">{words}</Typography>
  </Box>
);

const meta = { title: 'Foundations/Shape', component: Measures } satisfies Meta<typeof Measures>;

export default meta;

export const EveryMeasure: StoryObj<typeof meta> = {};
