import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { typographyTokens } from '@theme/export/typographyTokens';
import type { Token } from '@theme/export/token';
import { Code, DocsPage, SpecTable } from './docsPage';

type Variant = Extract<TypographyProps['variant'], string>;
type Row = readonly [variant: Variant, words: string, use: string];

const headings: readonly Row[] = [
  ['h1', 'Purchase details', 'The one title of a page'],
  ['h2', 'No purchases yet', 'A part of a page, a drawer'],
  ['h3', 'Recent activity', 'A card, a dialog'],
  ['h4', 'Upper Creek field', 'A part of a card'],
  ['h5', 'Early-pay discount', 'Rarely'],
  ['h6', 'Terms', 'Rarely'],
];

const texts: readonly Row[] = [
  ['body1', 'Invoices show up the morning after a delivery.', 'What is read'],
  ['body2', 'Nov 27, 2026 · Tekoa · 24.5 ton', 'Lists, hints, cells'],
  ['subtitle1', 'Balance due', 'The name of a figure or a choice. A paragraph, never a heading'],
  ['subtitle2', 'Urea 46-0-0, bulk', 'The first line of a row'],
  ['button', 'Download all 46 rows', 'Buttons, in sentence case'],
  ['caption', '3 open prepay contracts', 'Below a figure'],
  ['overline', 'Account', 'A label over a short list'],
];

const figures: readonly Row[] = [
  ['figureHero', '$14,532.41', 'The one figure that a customer came for'],
  ['figure', '$8,214.50', 'A tile'],
  ['figureSmall', '−$210.18', 'A tile among many'],
];

interface Told {
  readonly fontFamily: string;
  readonly fontWeight: number;
  readonly letterSpacing: { readonly value: number };
  readonly fontSize: { readonly value: number };
}

const tokens = typographyTokens();
const toldOf = (width: keyof typeof tokens, variant: string) => tokens[width][variant] as Token;
const valueOf = (variant: string) => toldOf('desktop', variant).$value as Told;

function Numbers({ variant }: { readonly variant: string }) {
  const [phone, desktop] = (['phone', 'desktop'] as const).map(
    (width) => toldOf(width, variant).$description,
  );
  const { fontFamily, fontWeight, letterSpacing, fontSize } = valueOf(variant);
  const tracking = letterSpacing.value / fontSize.value;
  const family = fontFamily === '{font.slab}' ? 'Bitter' : 'Public Sans';
  return (
    <Code>
      {desktop}
      {phone !== desktop && `, phone ${phone}`} · {family} {fontWeight}
      {tracking !== 0 && ` · ${tracking.toFixed(3).replace('-', '\u2212')} em`}
    </Code>
  );
}

const columns = [
  { label: 'Variant', cell: ([variant]: Row) => <Code>{variant}</Code>, width: '12%' },
  {
    label: 'Sample',
    cell: ([variant, words]: Row) => (
      <Typography component="span" variant={variant} data-variant={variant} sx={{ display: 'block' }}>
        {words}
      </Typography>
    ),
    width: '38%',
  },
  {
    label: 'Size and line · family and weight · tracking',
    cell: ([variant]: Row) => <Numbers variant={variant} />,
  },
  { label: 'For', cell: ([, , use]: Row) => use, width: '20%' },
];

const Scale = () => (
  <DocsPage
    title="Type"
    lead="A sturdy slab for headings and single figures, a plain sans for everything that is data. Sizes are in rem, so that they grow with the reader’s own setting."
  >
    <SpecTable<Row> title="Headings" rows={headings} columns={columns} />
    <SpecTable<Row> title="Text" rows={texts} columns={columns} />
    <SpecTable<Row>
      title="Figures"
      note="Single figures are proportional. In columns figures are tabular, so that digits stand under each other; a minus is the long one, U+2212."
      rows={figures}
      columns={columns}
    />
  </DocsPage>
);

const meta = { title: 'Foundations/Type', component: Scale } satisfies Meta<typeof Scale>;

export default meta;

export const EveryVariant: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-variant]')];
    await expect(samples).toHaveLength(Object.keys(tokens.desktop).length);
    for (const sample of samples) {
      const { fontFamily, fontWeight } = valueOf(sample.dataset['variant'] ?? '');
      const shown = getComputedStyle(sample);
      await expect(shown.fontFamily).toMatch(fontFamily === '{font.slab}' ? /^"Bitter/ : /^"Public Sans/);
      await expect(shown.fontWeight).toBe(String(fontWeight));
    }
  },
};
