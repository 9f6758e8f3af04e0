import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryBrand } from '@stories/support/inEveryBrand';
import { foldSeries, MonthlyBars } from './MonthlyBars';

const meta = {
  title: 'Data/MonthlyBars',
  component: MonthlyBars,
  args: {
    months: ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
    series: [
      { label: 'Fertilizer', cents: [820_000, 410_000, 615_000, 1_480_000, 1_190_000, 995_000] },
      { label: 'Crop protection', cents: [610_000, 520_000, 305_000, 190_000, 215_000, 310_000] },
      { label: 'Fuel', cents: [205_000, 345_000, 520_000, 390_000, 210_000, 155_000] },
    ],
  },
  // The chart is code of its own, and the bars are only there once it has come.
  play: async ({ args: { series }, canvas }) => {
    for (const { label } of series) await canvas.findByText(label, undefined, { timeout: 20_000 });
  },
} satisfies Meta<typeof MonthlyBars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its colors are a brand’s. */
export const SixMonths: Story = inEveryBrand();

export const OneSeries: Story = {
  args: { series: [{ label: 'Due', cents: [0, 0, 120_000, 0, 990_000, 45_000] }] },
};

export const Folded: Story = {
  args: {
    series: foldSeries(
      ['Fertilizer', 'Seed', 'Fuel', 'Chemicals', 'Freight', 'Services'].map((label, at) => ({
        label,
        cents: [9, 4, 6, 15, 12, 10].map((thousand) => (thousand * 100_000) / (at + 1)),
      })),
    ),
  },
};

/** A credit can outweigh what was bought in a month. */
export const BelowZero: Story = {
  args: { series: [{ label: 'Fertilizer', cents: [820_000, -410_000, 0, 1_480_000, -90_000, 995_000] }] },
};

export const LongContent: Story = {
  args: {
    series: ['Fertilizer and soil amendments', 'Crop protection and adjuvants', 'Fuel and lubricants'].map(
      (label, at) => ({ label, cents: [9, 4, 6, 15, 12, 10].map((n) => (n * 100_000_000) / (at + 1)) }),
    ),
  },
};
