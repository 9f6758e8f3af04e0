import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { atTheDesk, inEverySight, narrowOffice } from '../../.storybook/modes';
import { AuditPage } from '@/features/audit/AuditPage';
import { auditParams } from '@/features/audit/auditList';
import { now } from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { anAuditDetail, anAuditPage, aVerdict, someAuditTotals } from '../support/officeRecordBuilders';
import { portalPage } from '../support/PortalFrame';

const viewAt = (address = '') => auditParams.read(new URLSearchParams(address));
const verifying = { pending: false, verdict: undefined, failure: undefined, start: () => undefined };

const meta = {
  title: 'Screens/Audit',
  component: AuditPage,
  ...portalPage(
    '/admin/audit',
    'What was done in the portal, by whom and from where, and whether the record of it is whole. Whoever is no administrator is shown the page of refusal instead.',
  ),
  args: {
    params: viewAt(),
    onParams: () => undefined,
    events: ready(anAuditPage()),
    turning: false,
    totals: ready(someAuditTotals()),
    event: loading,
    verifying,
    hrefOf: (seq) => `?event=${seq}`,
    exports: { exporting: false, exportFailed: false, onExport: () => undefined },
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <AuditPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AuditPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** Every event is as it was written, up to a head that was noted before. */
export const Whole: Story = {
  parameters: atTheDesk,
  args: { verifying: { ...verifying, verdict: aVerdict({ noted: { seq: 1180 } }) } },
};

/** Somebody changed a row in the database. */
export const TamperedWith: Story = {
  parameters: atTheDesk,
  args: {
    verifying: { ...verifying, verdict: aVerdict({ events: 411, broken: { seq: 412, why: 'changed' } }) },
  },
};

/** The chain holds by itself, but not with the head that was noted. */
export const AnotherChain: Story = {
  parameters: atTheDesk,
  args: { verifying: { ...verifying, verdict: aVerdict({ noted: { seq: null } }) } },
};

/** It takes seconds where the chain is long. */
export const Verifying: Story = {
  parameters: atTheDesk,
  args: { verifying: { ...verifying, pending: true } },
};

/** Nobody could tell. */
export const NotVerified: Story = {
  parameters: atTheDesk,
  args: { verifying: { ...verifying, failure: 'The portal did not answer. Try again.' } },
};

/** What an event changed, and where it stands in the chain. */
export const Drawer: Story = { args: { params: viewAt('event=1204'), event: ready(anAuditDetail()) } };

/** Something that was only made. */
export const DrawerMade: Story = {
  parameters: atTheDesk,
  args: {
    params: viewAt('event=1204'),
    event: ready(anAuditDetail({ action: 'option.added', before: null, entity: 'option' })),
  },
};

/** Nothing is lost of what was there while asking again fails. */
export const Stale: Story = { parameters: atTheDesk, args: { events: stale(anAuditPage()) } };

/** A new portal. */
export const Empty: Story = {
  parameters: atTheDesk,
  args: { events: ready(anAuditPage([])), totals: ready(someAuditTotals(0)) },
};

/** Nothing matches. */
export const NoMatches: Story = {
  parameters: atTheDesk,
  args: { params: viewAt('q=nobody'), events: ready(anAuditPage([])), totals: ready(someAuditTotals(0)) },
};

/** Asking failed before anything was known. */
export const Error: Story = { parameters: atTheDesk, args: { events: failed, totals: failed } };

export const Narrow360: Story = narrowOffice;
