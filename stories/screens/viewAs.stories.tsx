import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEverySight, inLongerWords, narrow } from '../../.storybook/modes';
import { expect, fn } from 'storybook/test';
import { NotInView } from '@/app/ViewAsBar';
import { ViewAsBanner } from '@/app/ViewAsBanner';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { customer, PortalFrame } from '../support/PortalFrame';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'Screens/Portal/View as customer',
  component: ViewAsBanner,
  ...wholePage(
    'What somebody of the office sees who looks at the portal as a customer: the customer’s page below a banner, which is printed too.',
  ),
  args: { name: 'Dana Whitfield', minutes: 24, ending: false, onEnd: fn() },
  render: (args) => (
    <PortalFrame at="/my-account/overview" {...customer} above={<ViewAsBanner {...args} />}>
      <PageHeader title="Account Overview" subtitle="What the customer sees stands here." />
      <Typography sx={{ minHeight: '120vh' }}>It is longer than the window.</Typography>
    </PortalFrame>
  ),
} satisfies Meta<typeof ViewAsBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...inEverySight,
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('region', { name: 'View as customer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End view (F8)' }));

    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Narrow360: Story = narrow;

/** It ends by itself soon. */
export const LastMinute: Story = { args: { minutes: 1 } };

/** The server is told of the end. */
export const Ending: Story = { args: { ending: true } };

/** A customer without a name is called by the sign-in, which may be long. */
export const LongName: Story = {
  ...narrow,
  args: { name: 'accounts.payable.and.receivable@whitfield-brothers-and-daughters-farms.example.com' },
};

/** In place of password, codes and devices. */
export const OwnSignIn: Story = {
  render: (args) => (
    <PortalFrame at="/security" {...customer} above={<ViewAsBanner {...args} />}>
      <NotInView />
    </PortalFrame>
  ),
};

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = inLongerWords;
