import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsOfStamp } from './AsOfStamp';

const meta = {
  title: 'Money & dates/AsOfStamp',
  component: AsOfStamp,
  args: {
    date: '2026-11-19',
    loadedAt: '2026-11-20T10:10:00Z',
    zone: 'America/Los_Angeles',
    now: new Date('2026-11-20T16:00:00Z'),
  },
} satisfies Meta<typeof AsOfStamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = { args: { now: new Date('2026-11-20T16:00:00Z') } };

export const Late: Story = { args: { now: new Date('2026-11-21T13:00:00Z') } };

export const Stale: Story = { args: { now: new Date('2026-11-23T16:00:00Z') } };

/** Rows of one account did not add up last night, so it shows what stood before. */
export const Held: Story = {
  args: {
    held: [
      { name: 'Hollis Creek Farms LLC', asOf: '2026-11-16' },
      { name: 'Dana Hollis', asOf: null },
    ],
  },
};
