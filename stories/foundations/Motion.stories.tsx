import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { easeOut, motion } from '@theme/tokens';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';

type Length = keyof typeof motion;
type Rule = readonly [wish: string, answer: string];

const uses: Readonly<Record<Length, string>> = {
  short: 'A color under the pointer, what goes away',
  medium: 'What comes: menus, dialogs, the navigation',
  long: 'What crosses the page: a drawer',
};

const rules: readonly Rule[] = [
  ['One curve', `cubic-bezier(${easeOut.join(', ')}): things come quickly and settle`],
  [
    'Motion explains',
    'It shows where a thing came from. Nothing moves to please, and nothing moves by itself',
  ],
  [
    'Reduced motion',
    'Where the customer’s system asks for less, every one of these takes 0.01 ms, scrolling jumps, and charts are drawn at once',
  ],
  ['Waiting', 'Skeletons come after 300 ms; what is quicker never flickers'],
];

const lengthColumns: readonly SpecColumn<Length>[] = [
  { label: 'Token', cell: (name) => <Code>{name}</Code>, width: '14%' },
  { label: 'Length', cell: (name) => <Code>{motion[name]} ms</Code>, width: '14%' },
  {
    label: 'Sample',
    cell: (name) => (
      <Box aria-hidden sx={track}>
        <Box
          className="dot"
          sx={{
            ...dot,
            transition: (theme) => theme.transitions.create('transform', { duration: motion[name] }),
          }}
        />
      </Box>
    ),
    width: '28%',
  },
  { label: 'For', cell: (name) => uses[name] },
];

const ruleColumns: readonly SpecColumn<Rule>[] = [
  { label: 'Rule', cell: ([wish]) => wish, width: '28%' },
  { label: 'What it means', cell: ([, answer]) => answer },
];

function Lengths() {
  const [there, setThere] = useState(false);
  return (
    <DocsPage
      title="Motion"
      lead="Short, the same everywhere, and never the only sign that something happened."
    >
      <Box data-there={there} sx={{ '&[data-there="true"] .dot': { transform: 'translateX(136px)' } }}>
        <SpecTable<Length> title="Lengths" rows={Object.keys(motion) as Length[]} columns={lengthColumns} />
      </Box>
      <Button variant="outlined" sx={{ mt: 2 }} aria-pressed={there} onClick={() => setThere(!there)}>
        Move the dots
      </Button>
      <SpecTable<Rule> title="Rules" rows={rules} columns={ruleColumns} />
    </DocsPage>
  );
}

const track = { width: 160, p: '4px', borderRadius: '999px', bgcolor: 'surface.subtle' } as const;
const dot = { width: 16, height: 16, borderRadius: '999px', bgcolor: 'primary.main' } as const;

const meta = { title: 'Foundations/Motion', component: Lengths } satisfies Meta<typeof Lengths>;

export default meta;

export const EveryLength: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const dots = [...canvasElement.querySelectorAll('.dot')];
    await expect(dots).toHaveLength(Object.keys(motion).length);
    for (const each of dots) await expect(getComputedStyle(each).transform).toBe('none');
  },
};
