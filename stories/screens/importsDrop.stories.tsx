import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { inEverySight, narrowOffice } from '../../.storybook/modes';
import { DropPage } from '@/features/imports/DropPage';
import { issueParams } from '@/features/imports/importList';
import { anIssuesPage, aHeldDrop, aRefusedDrop, someDrops } from '../support/importBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const viewAt = (address = '') => issueParams.read(new URLSearchParams(address));
const nothing = () => undefined;

const meta = {
  title: 'Screens/Imports/A drop',
  component: DropPage,
  ...portalPage(
    '/admin/imports',
    'One drop: why it waits, whether it came whole, what it changes, what was found in it, and what can be decided. Empty does not exist: a drop without findings says so.',
  ),
  args: {
    drop: ready(aHeldDrop()),
    running: null,
    params: viewAt(),
    onParams: nothing,
    findings: ready(anIssuesPage()),
    turning: false,
    totals: ready({ fatal: 0, row: 1_204, warn: 3, wait: 318 }),
    deciding: { pending: false, failure: undefined, start: nothing, reset: nothing },
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
    zone: 'America/Los_Angeles',
  },
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <DropPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DropPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Held, with a thousand rows of accounts that are nowhere, and others that wait with a row. */
export const Default: Story = inEverySight;

export const Loading: Story = { args: { drop: loading } };

export const Error: Story = { args: { drop: failed } };

/** Just uploaded. */
export const BeingChecked: Story = {
  args: {
    drop: ready(aHeldDrop({ ...someDrops()[0]!, manifest: [], files: [], holds: [], receivable: null })),
    running: { name: 'drop_20261120_0930', step: 'checking', file: null, rows: null },
  },
};

/** Nothing speaks against it. */
export const Ready: Story = {
  args: {
    drop: ready(
      aHeldDrop({ ...someDrops()[1]!, holds: [], findings: { fatal: 0, row: 0, warn: 0, wait: 0 } }),
    ),
  },
};

/** Another file came than the manifest says. */
export const Refused: Story = {
  args: { drop: ready(aRefusedDrop()), totals: ready({ fatal: 1, row: 0, warn: 0, wait: 0 }) },
};

const pressed =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

/** What customers will see, before it is done. */
export const Applying: Story = { play: pressed('Apply') };

/** The way back, with what else it takes along. */
export const RollingBack: Story = {
  args: { drop: ready(aHeldDrop({ ...someDrops()[3]!, holds: [], canRollBack: true })) },
  play: pressed('Roll back'),
};

export const Narrow360: Story = narrowOffice;
