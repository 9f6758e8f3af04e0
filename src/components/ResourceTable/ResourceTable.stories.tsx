import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { fn } from 'storybook/test';
import { type SampleRow, sampleTable, noPage } from '@stories/support/sampleTable';
import { NoMatches } from '../NoMatches/NoMatches';
import { inEveryBrand } from '@stories/support/inEveryBrand';
import { ResourceTable, useCards } from './ResourceTable';

const meta = {
  title: 'Data/ResourceTable',
  component: ResourceTable<SampleRow>,
  args: { ...sampleTable, onOpen: fn(), onMore: fn(), cards: false },
  // The room decides, as in a list.
  render: function InItsRoom(args) {
    const [measure, cards] = useCards(args);
    return <Box ref={measure}>{cards !== undefined && <ResourceTable {...args} cards={cards} />}</Box>;
  },
} satisfies Meta<typeof ResourceTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEveryBrand();

export const Loading: Story = {
  args: { rows: [], loading: true, page: noPage },
};

export const Empty: Story = { args: { rows: [], instead: <NoMatches things="purchases" onClear={fn()} /> } };

/** A wide window, most of which is taken by something else. */
export const Cramped: Story = {
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 400 }}>
        <Story />
      </Box>
    ),
  ],
};
