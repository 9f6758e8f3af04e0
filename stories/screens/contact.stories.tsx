import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { atTheDesk, inEverySight, narrow } from '../../.storybook/modes';
import { ContactPage, type ContactPageProps } from '@/features/contact/ContactPage';
import { beginning } from '@/features/contact/contactEntries';
import { aTicket, someBranches } from '../support/contactBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const accounts = [
  { accountNo: '2281', name: 'Hollis Creek Farms LLC' },
  { accountNo: '2290', name: 'Dana Hollis' },
];
const beginningWith = (about = '', account = '') =>
  beginning({
    link: { about, account },
    draft: undefined,
    email: 'dana@example.com',
    phone: '+15095550142',
    accounts: accounts.map(({ accountNo }) => accountNo),
  });

const args: ContactPageProps = {
  branches: ready(someBranches),
  messages: ready({
    tickets: [
      aTicket(),
      aTicket({
        ticketNo: 'CT-2026-000031',
        topic: 'update',
        about: null,
        attachments: [],
        status: 'waiting',
        message: 'Our new address is 12 Elevator Road.',
        thread: [
          { at: '2026-11-18T17:05:00.000Z', by: 'office', text: 'Thank you, Dana. From which day on?' },
        ],
      }),
    ],
  }),
  accounts,
  disputedLines: [],
  initial: beginningWith(),
  ticket: undefined,
  onChange: fn(),
  onSend: fn(() => Promise.resolve()),
  onAgain: fn(),
  onAnswer: fn(() => Promise.resolve()),
  zone: 'America/Los_Angeles',
};

const meta = {
  title: 'Screens/Contact us',
  component: ContactPage,
  ...portalPage(
    '/contact-us',
    'Whom to call and when somebody is there, and a message to the company that gets a number. NoPermission does not exist: the page is open to everybody, with an account or without.',
  ),
  args,
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** From "Ask about this invoice": topic, document and account are there already. What is missing is said. */
export const AboutAnInvoice: Story = {
  args: { initial: beginningWith('invoice:104881', '2281') },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('link', { name: 'Write your message' })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** From "Dispute this invoice": what is wrong has to be said, and lines may be. */
export const DisputingAnInvoice: Story = {
  parameters: atTheDesk,
  args: {
    initial: beginningWith('dispute:104881', '2281'),
    disputedLines: [
      { lineNo: 1, description: 'Urea 46-0-0', netCents: 469_400 },
      { lineNo: 2, description: 'Custom application', netCents: 31_250 },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByLabelText('Line 2: Custom application, $312.50'));
    await expect(await canvas.findByText('Dispute of invoice 104881, line 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('link', { name: 'Choose what’s wrong' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Sent: Story = {
  args: { initial: undefined, ticket: aTicket() },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Your message is sent' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = { args: { branches: loading, messages: loading, initial: undefined } };

export const Error: Story = { args: { branches: failed, messages: failed } };

/** The thread of a message that was answered, and an answer to it. */
export const Answering: Story = {
  async play({ canvas, userEvent, args }) {
    const own = within(canvas.getByRole('region', { name: 'Your messages' }));
    await expect(own.getByText('Thank you, Dana. From which day on?')).toBeVisible();
    const [, second] = own.getAllByRole('listitem');
    await userEvent.click(within(second!).getByRole('button', { name: 'Send answer' }));
    await expect(await within(second!).findByRole('link', { name: 'Write your message' })).toBeVisible();
    await userEvent.type(within(second!).getByLabelText('Your answer'), 'From December 1.');
    await userEvent.click(within(second!).getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('CT-2026-000031', 'From December 1.'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** A company that has listed nothing yet, and somebody who never wrote. */
export const Empty: Story = {
  args: {
    branches: ready({ branches: [], credit: { phone: null, email: null, hours: null }, reps: [] }),
    messages: ready({ tickets: [] }),
    accounts: [],
  },
};

export const Narrow360: Story = narrow;
