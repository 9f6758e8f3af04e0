import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { atTheDesk, inEverySight, narrowOffice } from '../../.storybook/modes';
import type { EmailActs } from '@/data/email';
import { EmailPage } from '@/features/email/EmailPage';
import { emailParams } from '@/features/email/emailList';
import { now } from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import {
  aDeadEmail,
  aReturnedEmail,
  anEmailDetail,
  someEmails,
  someEmailTotals,
} from '../support/officeRecordBuilders';
import { portalPage } from '../support/PortalFrame';

const viewAt = (address = '') => emailParams.read(new URLSearchParams(address));
const page = (rows = someEmails()) => ({ rows, next: null, previous: null });
const requeuing = {
  pending: false,
  outcomes: undefined,
  failure: undefined,
  start: () => undefined,
  reset: () => undefined,
};

const meta = {
  title: 'Screens/Email',
  component: EmailPage,
  ...portalPage(
    '/admin/email',
    'What the portal wrote to people and what became of it. Emails with a code or a password are never shown; those that were given up can be sent again. Whoever is no administrator is shown the page of refusal instead.',
  ),
  args: {
    params: viewAt(),
    onParams: () => undefined,
    emails: ready(page()),
    turning: false,
    totals: ready(someEmailTotals()),
    letter: loading,
    requeuing,
    acts: {
      sendCopy: fn<EmailActs['sendCopy']>(() => Promise.resolve()),
      liftSuppression: fn<EmailActs['liftSuppression']>(() => Promise.resolve()),
    },
    hrefOf: (id) => `?letter=${id}`,
    exports: { exporting: false, exportFailed: false, onExport: () => undefined },
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <EmailPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof EmailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** What an email says; what somebody typed into it means itself. */
export const Drawer: Story = {
  args: { params: viewAt('letter=x'), letter: ready(anEmailDetail()) },
};

/** Nobody got it, and why. */
export const DrawerGivenUp: Story = {
  args: {
    params: viewAt('state=dead&letter=x'),
    letter: ready(anEmailDetail({ ...aDeadEmail(), kind: 'requestChanged' })),
  },
};

/** It came back: why its address gets no more, and what can be done. */
export const DrawerReturned: Story = {
  args: { params: viewAt('state=bounced&letter=x'), letter: ready(aReturnedEmail()) },
};

/** A code is nobody’s to read, and nothing that could be sent again. */
export const DrawerSecret: Story = {
  args: {
    params: viewAt('letter=x'),
    letter: ready(
      anEmailDetail({
        ...aDeadEmail(),
        kind: 'signInCode',
        canRequeue: false,
        body: null,
        whyUnread: 'secret',
      }),
    ),
  },
};

/** Some went, some could not. */
export const SentAgain: Story = {
  args: {
    requeuing: {
      ...requeuing,
      outcomes: [
        { id: 'a', done: true, message: null },
        { id: 'b', done: true, message: null },
        { id: 'c', done: false, message: 'The email carried a code or a password, which is not kept.' },
      ],
    },
  },
};

/** Nobody could tell. */
export const NotSentAgain: Story = {
  parameters: atTheDesk,
  args: { requeuing: { ...requeuing, failure: 'The portal did not answer. Try again.' } },
};

/** Nothing is lost of what was there while asking again fails. */
export const Stale: Story = { parameters: atTheDesk, args: { emails: stale(page()) } };

/** A new portal. */
export const Empty: Story = {
  parameters: atTheDesk,
  args: {
    emails: ready(page([])),
    totals: ready(
      someEmailTotals({
        rows: 0,
        states: { queued: 0, sent: 0, kept: 0, dead: 0, bounced: 0, complained: 0 },
      }),
    ),
  },
};

/** Asking failed before anything was known. */
export const Error: Story = { parameters: atTheDesk, args: { emails: failed, totals: failed } };

export const Narrow360: Story = narrowOffice;
