import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints, sizes, spacing } from '@theme/tokens';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';

type Step = readonly [step: number, use: string];
type Named = readonly [name: string, pixels: string, use: string];

const steps: readonly Step[] = [
  [0.5, 'Between an icon and its word'],
  [1, 'Between things of one kind'],
  [1.5, 'Between fields of a row, cards of a list'],
  [2, 'Inside a card on a phone; the gutter of a phone’s page'],
  [3, 'Inside a card; the gutter of a tablet’s page; between cards'],
  [4, 'The gutter of a wide page'],
  [5, 'Between the parts of a page'],
];

const places: readonly Named[] = [
  ['headerPhone', `${sizes.headerPhone}`, 'The bar on a phone'],
  ['header', `${sizes.header}`, 'The bar from 600 px on'],
  ['sidebar', `${sizes.sidebar}`, 'The navigation; on a phone at most the window less 56'],
  ['content', `${sizes.content}`, 'The widest that a page’s content gets'],
  ['gutter.phone', `${sizes.gutter.phone}`, 'Beside header, page and footer, on a phone'],
  ['gutter.tablet', `${sizes.gutter.tablet}`, 'The same where the page has 600 px and more'],
  ['gutter.desk', `${sizes.gutter.desk}`, 'The same from 900 px on'],
];

const edges: readonly Named[] = [
  [
    'xs',
    `${breakpoints.xs}`,
    'A phone: cards in place of grids, the navigation over the page, buttons as wide as the page',
  ],
  ['sm', `${breakpoints.sm}`, 'Grids, the navigation beside the page, dialogs as sheets'],
  ['md', `${breakpoints.md}`, 'Two columns'],
  ['lg', `${breakpoints.lg}`, 'Four tiles in a row'],
  ['xl', `${breakpoints.xl}`, 'Nothing new: pages and lists get wider'],
];

const recipes: readonly Named[] = [
  [
    'Overview',
    '7 + 5 of 12',
    'Balance beside four tiles, chart beside activity; below 900 px one under the other',
  ],
  [
    'Form with a sum',
    '7.5 + 4.5 of 12',
    'The fields beside a summary that stays in sight; on a phone it is a bar at the bottom',
  ],
  ['List', '12 of 12', 'Filters, sums, grid; below 600 px the same rows as cards'],
  ['Words', 'at most 44 em', 'A line of text stays short enough to be read'],
];

const named = (label: string, unit = ' px') => [
  { label, cell: ([name]: Named) => <Code>{name}</Code>, width: '22%' },
  { label: 'Width', cell: ([, pixels]: Named) => <Code>{pixels + unit}</Code>, width: '18%' },
  { label: 'For', cell: ([, , use]: Named) => use },
];

const stepColumns: readonly SpecColumn<Step>[] = [
  { label: 'Step', cell: ([step]) => <Code>{step}</Code>, width: '12%' },
  { label: 'Distance', cell: ([step]) => <Code>{step * spacing} px</Code>, width: '14%' },
  {
    label: 'Sample',
    cell: ([step]) => <Box aria-hidden sx={{ ...block, width: step * spacing }} />,
    width: '16%',
  },
  { label: 'For', cell: ([, use]) => use },
];

const Distances = () => (
  <DocsPage
    title="Spacing and layout"
    lead={`Every distance is a step of ${spacing} px, or half a step. What belongs together stands closer than what does not.`}
  >
    <SpecTable<Step> title="Steps" rows={steps} columns={stepColumns} />
    <SpecTable<Named> title="Places" rows={places} columns={named('Name')} />
    <SpecTable<Named>
      title="Widths of the page beside the navigation, from"
      rows={edges}
      columns={named('Breakpoint')}
    />
    <SpecTable<Named> title="Recipes" rows={recipes} columns={named('Page', '')} />
  </DocsPage>
);

const block = {
  height: 24,
  bgcolor: 'surface.tint',
  border: '1px solid',
  borderColor: 'surface.control',
} as const;

const meta = {
  title: 'Foundations/Spacing',
  component: Distances,
} satisfies Meta<typeof Distances>;

export default meta;

export const EveryStep: StoryObj<typeof meta> = {};
