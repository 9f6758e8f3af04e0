import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { contrast } from '@theme/contrast';
import { colorOf, type Pair } from '@theme/pairs';
import { art, dark, light, type Scheme } from '@theme/tokens';
import { Code, type SpecColumn } from './docsPage';

/** One color of both schemes. */
export interface Two {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

export interface NamedColor extends Two {
  readonly use: string;
}

const statusUse = {
  error: 'Past due, failed, refused',
  warning: 'Partly paid, disputed, late',
  info: 'Open, to know',
  success: 'Paid, credited, done',
} as const;

/** What each color is for, by the name under which code asks for it, and where its value stands in the tokens. */
const uses: Readonly<Record<string, readonly (readonly [name: string, token: string, use: string])[]>> = {
  Grounds: [
    ['background.default', 'background', 'The page'],
    ['background.paper', 'paper', 'Cards, grids, fields, menus'],
    ['surface.subtle', 'subtle', 'Head of a grid, plain chips, skeletons'],
    ['surface.tint', 'tint', 'What is chosen: the current page, a card'],
    ['surface.bar', 'bar', 'The bar and the balance'],
    ['surface.accent', 'accent', 'The wheat line; one button on the balance'],
  ],
  'Words and lines': [
    ['text.primary', 'text.primary', 'What is read'],
    ['text.secondary', 'text.secondary', 'What explains it'],
    ['text.disabled', 'text.disabled', 'What cannot be used now'],
    ['surface.onBar', 'onBar', 'Words on the bar'],
    ['surface.onAccent', 'onAccent', 'Words on wheat'],
    ['surface.control', 'control', 'Border of what can be typed into or pressed'],
    ['divider', 'divider', 'Border of what only stands there'],
  ],
  Actions: [
    ['primary.main', 'primary.main', 'Buttons, links, focus'],
    ['primary.dark', 'primary.dark', 'A button under the pointer'],
    ['primary.light', 'primary.light', 'The far rows of the picture'],
    ['primary.contrastText', 'primary.contrastText', 'Words on a button'],
    ['secondary.main', 'secondary.main', 'Wheat as a word'],
    ['secondary.dark', 'secondary.dark', 'The same, pressed'],
    ['secondary.light', 'secondary.light', 'The same, as a shape'],
  ],
  Status: (['error', 'warning', 'info', 'success'] as const).flatMap(
    (status) =>
      [
        [`${status}.main`, `${status}.main`, statusUse[status]],
        [`surface.${status}`, `${status}.background`, 'The ground of its chip and its alert'],
      ] as const,
  ),
  Charts: [
    ...(['first', 'second', 'third', 'fourth', 'fifth'] as const).map(
      (name, at) => [`chart.${name}`, `chart.${at}`, `Series ${at + 1}, from the bottom`] as const,
    ),
    ['chart.rest', 'chart.5', '“Other”'],
    ...(['current', 'days30', 'days60', 'days90', 'over90'] as const).map(
      (age) => [`aging.${age}`, `aging.${age}`, 'A bar of the ageing of what is owed'] as const,
    ),
  ],
};

/** Every color of the theme in groups, with the picture's own, which are the same in both schemes. */
export const namedColours = (): Readonly<Record<string, readonly NamedColor[]>> => ({
  ...Object.fromEntries(
    Object.entries(uses).map(([group, rows]) => [
      group,
      rows.map(([name, token, use]) => ({
        name,
        light: colorOf(light, token),
        dark: colorOf(dark, token),
        use,
      })),
    ]),
  ),
  'The picture': Object.entries(art).map(([name, hex]) => ({
    name: `art.${name}`,
    light: hex,
    dark: hex,
    use: 'Field rows: sign-in, balance, empty and broken pages',
  })),
});

export const Swatch = ({ hex }: { readonly hex: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
    <Box component="span" aria-hidden data-paint sx={swatch} style={{ backgroundColor: hex }} />
    <Code>{hex}</Code>
  </Box>
);

const swatch = {
  width: 32,
  height: 32,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'divider',
} as const;

export const Ratio = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" className="ratio" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Box>
);

/** A pair with a sample and its contrast in both schemes; words are shown as words, shapes as a bar. */
export const pairColumns = (kind: 'words' | 'shape'): readonly SpecColumn<Pair>[] => [
  { label: 'Where', cell: ({ use }) => use, width: '32%' },
  {
    label: 'On',
    cell: ({ text, ground }) => (
      <Code>
        {text} on {ground}
      </Code>
    ),
    width: '28%',
  },
  { label: 'Light', cell: (pair) => <Sample kind={kind} pair={pair} scheme={light} /> },
  { label: 'Dark', cell: (pair) => <Sample kind={kind} pair={pair} scheme={dark} /> },
];

interface SampleProps {
  readonly kind: 'words' | 'shape';
  readonly pair: Pair;
  readonly scheme: Scheme;
}

function Sample({ kind, pair: { text, ground }, scheme }: SampleProps) {
  const [color, backgroundColor] = [colorOf(scheme, text), colorOf(scheme, ground)];
  const more = contrast(colorOf(scheme, text, true), colorOf(scheme, ground, true));
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Box component="span" aria-hidden={kind === 'shape'} sx={sample} style={{ color, backgroundColor }}>
        {kind === 'words' ? 'Ag' : <Box component="span" sx={bar} />}
      </Box>
      <Ratio>{contrast(color, backgroundColor).toFixed(1)}</Ratio>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        ({more.toFixed(1)})
      </Box>
    </Box>
  );
}

const sample = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 32,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'divider',
  fontWeight: 600,
} as const;

const bar = { width: 20, height: 6, borderRadius: '3px', bgcolor: 'currentColor' } as const;
