import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Control, controls } from './controlSamples';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';

const columns: readonly SpecColumn<Control>[] = [
  { label: 'Control', cell: ({ name }) => name, width: '24%' },
  { label: 'Sample', cell: ({ sample }) => <span data-sample>{sample}</span>, width: '36%' },
  {
    label: 'Measures',
    cell: ({ told }) =>
      Object.entries(told).map(([property, value]) => (
        <div key={property}>
          <Code>
            {property} {value}
          </Code>
        </div>
      )),
  },
];

const Measures = () => (
  <DocsPage
    title="Controls"
    lead="As the theme paints them, with the measures that it promises. What is pressed with a finger is 44 px high; the small size is for a mouse, in bars and heads of grids."
  >
    <SpecTable<Control> title="Measures" rows={controls} columns={columns} />
  </DocsPage>
);

const meta = {
  title: 'Foundations/Controls',
  component: Measures,
} satisfies Meta<typeof Measures>;

export default meta;

export const EveryMeasure: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll('[data-sample]')];
    await expect(samples).toHaveLength(controls.length);
    for (const [at, { name, part, told }] of controls.entries()) {
      const element = samples[at]?.querySelector(part);
      const shown = element && getComputedStyle(element);
      const measured = Object.keys(told).map((property) => [property, shown?.getPropertyValue(property)]);
      await expect({ name, ...Object.fromEntries(measured) }).toEqual({ name, ...told });
    }
  },
};
