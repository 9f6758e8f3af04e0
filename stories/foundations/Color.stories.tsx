import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { disabledPairs, type Pair, shapePairs, textPairs } from '@theme/pairs';
import { difference, seenWith, visionNames } from '@theme/vision';
import { dark, light } from '@theme/tokens';
import { type NamedColor, namedColours, pairColumns, Ratio, Swatch, type Two } from './colorSamples';
import { atTheDesk } from '../../.storybook/modes';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';

const colors = namedColours();

const tokenColumns: readonly SpecColumn<NamedColor>[] = [
  { label: 'Token', cell: ({ name }) => <Code>{name}</Code>, width: '30%' },
  { label: 'Light', cell: (row) => <Swatch hex={row.light} />, width: '18%' },
  { label: 'Dark', cell: (row) => <Swatch hex={row.dark} />, width: '18%' },
  { label: 'For', cell: ({ use }) => use },
];

const Tokens = () => (
  <DocsPage
    title="Color"
    lead="Colors are asked for by what they mean, and each has a value by day and one by night. Status is never a color alone: an icon and a word stand beside it."
  >
    {Object.entries(colors).map(([group, rows]) => (
      <SpecTable<NamedColor> key={group} title={group} rows={rows} columns={tokenColumns} />
    ))}
  </DocsPage>
);

const Pairs = () => (
  <DocsPage
    title="Contrast"
    lead="Every pair that the portal uses, with its contrast worked out while you look. In brackets: for customers who ask their system for more contrast."
  >
    <SpecTable<Pair> title="Words, at least 4.5" rows={textPairs} columns={pairColumns('words')} />
    <SpecTable<Pair> title="Lines and shapes, at least 3" rows={shapePairs} columns={pairColumns('shape')} />
    <SpecTable<Pair>
      title="What cannot be used"
      note="Exempt by the standard. Ours stays legible, and reaches 4.5 where more contrast is asked for."
      rows={disabledPairs}
      columns={pairColumns('shape')}
    />
  </DocsPage>
);

const stacks: readonly { readonly title: string; readonly rows: readonly Two[] }[] = [
  {
    title: 'Series of a chart, bottom of the stack first',
    rows: light.chart.map((hex, at) => ({ name: `chart ${at + 1}`, light: hex, dark: dark.chart[at]! })),
  },
  {
    title: 'Ages of a debt',
    rows: (Object.keys(light.aging) as (keyof typeof light.aging)[]).map((age) => ({
      name: age,
      light: light.aging[age],
      dark: dark.aging[age],
    })),
  },
  {
    title: 'Status',
    rows: (['error', 'warning', 'info', 'success'] as const).map((status) => ({
      name: status,
      light: light[status].main,
      dark: dark[status].main,
    })),
  },
];

const visionColumns = (scheme: 'light' | 'dark', rows: readonly Two[]): readonly SpecColumn<Two>[] => [
  { label: 'Token', cell: ({ name }) => <Code>{name}</Code> },
  { label: 'As painted', cell: (row) => <Swatch hex={row[scheme]} /> },
  ...visionNames.map((vision) => ({
    label: vision,
    cell: (row: Two) => <Swatch hex={seenWith(vision, row[scheme])} />,
  })),
  {
    label: 'Least distance to the next',
    cell: (row) => <Distance one={row[scheme]} other={rows[rows.indexOf(row) + 1]?.[scheme]} />,
  },
];

const Vision = () => (
  <DocsPage
    title="Color vision"
    lead="As people see it who lack one kind of cone. Parts of a stack that touch stay at least 0.10 apart for everybody; about 0.02 can just be seen. Status colors may look alike: their icons and words do not."
  >
    {(['light', 'dark'] as const).flatMap((scheme) =>
      stacks.map(({ title, rows }) => (
        <SpecTable<Two>
          key={scheme + title}
          title={`${title}, ${scheme}`}
          rows={rows}
          columns={visionColumns(scheme, rows)}
        />
      )),
    )}
  </DocsPage>
);

function Distance({ one, other }: { readonly one: string; readonly other: string | undefined }) {
  if (!other) return <>–</>;
  const apart = [
    difference(one, other),
    ...visionNames.map((vision) => difference(seenWith(vision, one), seenWith(vision, other))),
  ];
  return <Ratio>{Math.min(...apart).toFixed(2)}</Ratio>;
}

const meta = { title: 'Foundations/Color', component: Tokens } satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryToken: Story = {};

/** Every pair is a long page, and has both schemes in it: it is looked at once. */
export const EveryPair: Story = {
  parameters: atTheDesk,
  render: () => <Pairs />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Words, at least 4.5' });
    const ratios = [...table.querySelectorAll('.ratio')].map(({ textContent }) =>
      Number.parseFloat(textContent),
    );
    await expect(ratios).toHaveLength(textPairs.length * 2);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
};

export const EveryVision: Story = {
  render: () => <Vision />,
  play: async ({ canvas }) => {
    const stacked = canvas.getAllByRole('table', { name: /^(Series|Ages)/ });
    const apart = stacked.flatMap((table) =>
      [...table.querySelectorAll('.ratio')].map(({ textContent }) => Number.parseFloat(textContent)),
    );
    await expect(apart).toHaveLength(18);
    await expect(Math.min(...apart)).toBeGreaterThanOrEqual(0.1);
  },
};
