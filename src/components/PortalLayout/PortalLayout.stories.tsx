import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { layout } from '@theme/index';
import { AppFooter } from '../AppFooter/AppFooter';
import { AppHeader } from '../AppHeader/AppHeader';
import { AsyncBoundary } from '../AsyncBoundary/AsyncBoundary';
import { PageHeader } from '../PageHeader/PageHeader';
import { PortalLayout, PortalPage } from './PortalLayout';

const navigation = (
  <Box
    id="navigation"
    component="nav"
    aria-label="Main"
    sx={{ position: 'fixed', insetBlock: 0, width: layout.sidebar, bgcolor: 'surface.subtle' }}
  />
);

const meta = {
  title: 'Shell/PortalLayout',
  component: PortalLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    beside: false,
    header: (
      <AppHeader
        title="Larkspur Basin Ag Supply"
        menuOpen={false}
        onToggleMenu={fn()}
        navId="navigation"
        userMenu={null}
      />
    ),
    navigation: null,
    footer: (
      <AppFooter
        companyName="Larkspur Basin Ag Supply"
        year={2026}
        privacyUrl="/privacy.html"
        termsUrl="/terms.html"
      />
    ),
    children: (
      <PortalPage>
        <PageHeader title="Statements" subtitle="Whatever a page shows stands here." />
      </PortalPage>
    ),
  },
} satisfies Meta<typeof PortalLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NavigationBeside: Story = { args: { beside: true, navigation } };

/** Nobody knows how high a part is that is still coming: what stands below waits, and is not pushed away by it. */
export const PartComing: Story = {
  args: {
    children: (
      <PortalPage>
        <PageHeader title="Statements" />
        <section>
          <AsyncBoundary state="loading" skeleton={<Skeleton variant="rounded" sx={{ height: 180 }} />}>
            {null}
          </AsyncBoundary>
        </section>
        <Typography>What stands below.</Typography>
      </PortalPage>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Statements' })).toBeVisible();
    await expect(canvas.getByText('What stands below.')).not.toBeVisible();
  },
};

/** The first stop of the keyboard leads past the header and the navigation. */
export const SkipsToThePage: Story = {
  ...NavigationBeside,
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
