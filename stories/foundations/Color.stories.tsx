import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../../theme/contrast';
import { dark, light } from '../../theme/tokens';

type Scheme = typeof light | typeof dark;
type Pair = readonly [name: string, text: string, ground: string];

const pairsOf = (scheme: Scheme): readonly Pair[] => [
  ['Text on the page', scheme.text.primary, scheme.background],
  ['Text on a card', scheme.text.primary, scheme.paper],
  ['Quiet text on the page', scheme.text.secondary, scheme.background],
  ['Quiet text in a grid’s head', scheme.text.secondary, scheme.subtle],
  ['Link on a card', scheme.primary.main, scheme.paper],
  ['Current page', scheme.primary.main, scheme.tint],
  ['Button', scheme.primary.contrastText, scheme.primary.main],
  ['Bar', scheme.onBar, scheme.bar],
  ['Wheat on the bar', scheme.accent, scheme.bar],
  ['Wheat button', scheme.onAccent, scheme.accent],
  ['Past due', scheme.error.main, scheme.error.background],
  ['Partly paid', scheme.warning.main, scheme.warning.background],
  ['Open', scheme.info.main, scheme.info.background],
  ['Paid', scheme.success.main, scheme.success.background],
];

/** Every pair of text and ground, with the contrast worked out while you look. Text needs 4.5. */
function Pairs({ scheme }: { readonly scheme: Scheme }) {
  return (
    <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {pairsOf(scheme).map(([name, text, ground]) => (
        <Stack
          component="li"
          key={name}
          direction="row"
          sx={{ justifyContent: 'space-between', p: 2, borderRadius: '8px', color: text, bgcolor: ground }}
        >
          <span>
            {name}
            <Typography component="span" variant="caption" sx={{ display: 'block' }}>
              {text} on {ground}
            </Typography>
          </span>
          <span className="ratio">{contrast(text, ground).toFixed(1)}</span>
        </Stack>
      ))}
    </Box>
  );
}

const meta = { title: 'Foundations/Color', component: Pairs } satisfies Meta<typeof Pairs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  args: { scheme: light },
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll('.ratio')].map(({ textContent }) =>
      Number(textContent),
    );
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
};

export const Dark: Story = { ...Light, args: { scheme: dark }, globals: { theme: 'dark' } };
