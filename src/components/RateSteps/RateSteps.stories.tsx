import type { Meta, StoryObj } from '@storybook/react-vite';
import { addMonths } from '@contract/format/date';
import { RateSteps } from './RateSteps';

const meta = {
  title: 'Money & dates/RateSteps',
  component: RateSteps,
  args: {
    label: 'Yearly rate',
    months: Array.from({ length: 24 }, (_, at) => addMonths('2024-12-01', at)),
    percents: Array.from({ length: 24 }, (_, at) => (at < 3 ? null : at < 12 ? 4 : 4.25)),
  },
} satisfies Meta<typeof RateSteps>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
