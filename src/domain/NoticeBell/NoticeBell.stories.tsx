import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aNoticeReader, someNotices } from '@stories/support/noticeBuilders';
import { NoticePanel } from '../noticePanel';
import { NoticeBell, type OpenedBell } from './NoticeBell';

const onReadAll = fn();

const Newest = (bell: OpenedBell) => (
  <NoticePanel
    {...bell}
    state="ready"
    notices={someNotices()}
    reader={aNoticeReader()}
    onOpen={bell.onClose}
    onReadAll={onReadAll}
    busy={false}
  />
);

const Failed = (bell: OpenedBell) => (
  <NoticePanel
    {...bell}
    state="error"
    notices={undefined}
    problem={{ message: 'The portal did not answer. Check your connection and try again.' }}
    onRetry={fn()}
    reader={aNoticeReader()}
    onOpen={bell.onClose}
    busy={false}
  />
);

const meta = {
  title: 'Shell/NoticeBell',
  component: NoticeBell,
  args: { unread: 3, narrow: false, panel: Newest },
  decorators: [
    (Story) => (
      <AppBar position="static" component="div">
        <Toolbar sx={{ justifyContent: 'flex-end' }}>
          <Story />
        </Toolbar>
      </AppBar>
    ),
  ],
} satisfies Meta<typeof NoticeBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Many: Story = { args: { unread: 24 } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices, 3 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Newest notices' }));
    await userEvent.click(panel.getByRole('button', { name: 'Mark all read' }));
    await expect(onReadAll).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const NotLoaded: Story = {
  args: { panel: Failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices, 3 unread' }));
    await expect(await screen.findByText('Couldn’t load your notices')).toBeVisible();
  },
};
