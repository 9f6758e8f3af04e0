import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inEverySight, narrowOffice } from '../../.storybook/modes';
import { ImportsPage } from '@/features/imports/ImportsPage';
import { dropsParams } from '@/features/imports/importList';
import { aDropsPage, someCounts, someFreshness } from '../support/importBuilders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const viewAt = (address = '') => dropsParams.read(new URLSearchParams(address));
const nothing = () => undefined;
const upload = { sending: undefined, failure: undefined, onFile: nothing, onStop: nothing };
const none = someCounts({ uploaded: 0, ready: 0, held: 0, applied: 0, refused: 0, rolledBack: 0 });

const meta = {
  title: 'Screens/Imports',
  component: ImportsPage,
  ...portalPage(
    '/admin/imports',
    'The drops of the ERP: how new the figures are that customers see, what became of each drop, and a place to bring one. NoPermission is the page that everybody but the office gets.',
  ),
  args: {
    freshness: ready(someFreshness()),
    running: null,
    upload,
    params: viewAt(),
    onParams: nothing,
    onOpen: nothing,
    drops: ready(aDropsPage()),
    turning: false,
    counts: ready(someCounts()),
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
    zone: 'America/Los_Angeles',
  },
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <ImportsPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ImportsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** A new company: nothing came yet. */
export const Empty: Story = {
  args: {
    freshness: ready(someFreshness({ live: null, dueAt: null })),
    drops: ready(aDropsPage([])),
    counts: ready(none),
  },
};

export const Loading: Story = { args: { freshness: loading, drops: loading, counts: loading } };

export const Error: Story = { args: { freshness: failed, drops: failed, counts: failed } };

/** Asking again failed: what was there stays. */
export const Stale: Story = { args: { drops: stale(aDropsPage()) } };

/** The ERP's drop should have come by now. */
export const Late: Story = { args: { freshness: ready(someFreshness({ late: true })) } };

/** An import runs, and the next drop is on its way. */
export const Sending: Story = {
  args: {
    running: { name: 'drop_20261120_0810', step: 'reading', file: 'invoices.csv', rows: 12_000 },
    upload: {
      ...upload,
      sending: { name: 'drop_20261120_0930.zip', bytes: 40_000_000, sent: 14_000_000 },
    },
  },
};

/** What was chosen is no drop. */
export const NotTaken: Story = {
  args: {
    upload: {
      ...upload,
      failure:
        'The ZIP holds no manifest.csv, so it is no finished drop. Nothing was taken. Pack the whole folder.',
    },
  },
};

export const Narrow360: Story = narrowOffice;
