import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@contract/problem';
import * as stories from '@stories/screens/contact.stories';
import { aTicket, someBranches } from '@stories/support/contactBuilders';
import { ready } from '@stories/support/asyncStates';
import { paste } from '@/forms/testing/paste';
import type { ContactPageProps } from './ContactPage';

const { AboutAnInvoice, Default, Empty, Error: Failed, Sent } = composeStories(stories);

describe('the branches', () => {
  it('stand with their numbers to tap and their hours, the own one first and open', () => {
    render(<Default />);
    const own = screen.getByRole('region', { name: 'Tekoa' });

    expect(within(own).getByText('Your branch')).toBeVisible();
    expect(within(own).getByText('Open until 5:00 PM')).toBeVisible();
    expect(within(own).getByRole('link', { name: 'Call (509) 555-0188' })).toHaveAttribute(
      'href',
      'tel:5095550188',
    );
    expect(own).toHaveTextContent('Thu, Nov 26, 2026ClosedThanksgiving Day');
    expect(own).toHaveTextContent('Aug 1 to Oct 31Saturday8:00 AM to 12:00 PM');
    expect(own).not.toHaveTextContent('local times');

    const other = screen.getByRole('region', { name: 'Ontario' });
    expect(other).toHaveTextContent('Closed. Opens tomorrow at 8:00 AM');
    expect(other).toHaveTextContent('Times are local times in Ontario.');
    expect(other.querySelector('details')).not.toHaveAttribute('open');
    expect(screen.getByRole('region', { name: 'Colfax' })).toHaveTextContent('Call for hours');
  });

  it('are followed by the people', () => {
    render(<Default />);

    expect(screen.getByRole('region', { name: 'Maren Oduya' })).toHaveTextContent(
      'Sales representative for Hollis Creek Farms LLC and Dana Hollis',
    );
    expect(screen.getByRole('link', { name: 'credit@supply.example' })).toBeVisible();
  });

  it('that did not load leave the form', async () => {
    const retry = vi.fn();
    render(<Failed branches={{ ...Failed.args.branches!, retry }} />);
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);

    expect(retry).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
  });

  it('that are none say what to do', () => {
    render(<Empty />);
    expect(screen.getByText(/No branches yet/)).toBeVisible();
    expect(screen.queryByLabelText('Account (optional)')).toBeNull();
  });
});

const pdf = () => new File(['%PDF-1.7 ticket'], 'Scale ticket.pdf', { type: 'application/pdf' });

describe('the form', () => {
  it('sends what was written, with its files', async () => {
    const onSend = vi.fn<ContactPageProps['onSend']>(() => Promise.resolve());
    const onChange = vi.fn();
    const { container } = render(<AboutAnInvoice onSend={onSend} onChange={onChange} />);
    await paste(userEvent, screen.getByLabelText('Message'), 'Twice?');
    await userEvent.upload(container.querySelector('input[type=file]')!, [
      pdf(),
      new File(['<html>'], 'page.pdf', { type: 'application/pdf' }),
    ]);
    expect(await screen.findByText('page.pdf isn’t a PDF, JPG or PNG. Choose another file.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('How do you want to hear back?'), 'Text message');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));

    await waitFor(() => expect(onSend).toHaveBeenCalled());
    expect(onSend.mock.lastCall![0]).toMatchObject({
      topic: 'billing',
      about: 'invoice:104881',
      account: '2281',
      replyBy: 'text',
      phone: '+15095550142',
      message: 'Twice?',
      attachments: [{ name: 'Scale ticket.pdf' }],
    });
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'Twice?' }));
  });

  it('lets go of what another screen said', async () => {
    render(<AboutAnInvoice />);
    expect(screen.getByText('Invoice 104881', { selector: 'b' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));

    expect(screen.queryByText('Invoice 104881', { selector: 'b' })).toBeNull();
  });

  it('says what the server said', async () => {
    const refusal = new ApiError({ code: 'too-many', message: 'You have sent 10 messages within an hour.' });
    render(<AboutAnInvoice onSend={() => Promise.reject(refusal)} />);
    await paste(userEvent, screen.getByLabelText('Message'), 'Twice?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('You have sent 10 messages within an hour.');
  });
});

it('says the number of what was sent, and begins anew', async () => {
  const onAgain = vi.fn();
  render(<Sent onAgain={onAgain} />);
  expect(screen.getByRole('heading', { name: 'Your message is sent' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'CT-2026-000045. Its files came with it: Scale ticket.pdf.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));

  expect(onAgain).toHaveBeenCalled();
});

it('shows own messages, a few at first', async () => {
  const tickets = ['1', '2', '3', '4', '5'].map((no) => aTicket({ ticketNo: `CT-2026-00000${no}` }));
  render(<Default messages={ready({ tickets })} branches={ready(someBranches)} />);
  const own = screen.getByRole('region', { name: 'Your messages' });
  expect(within(own).getAllByRole('listitem')).toHaveLength(3);
  expect(own).toHaveTextContent('Billing question: Invoice 104881');
  await userEvent.click(within(own).getByRole('button', { name: 'Show 2 more' }));

  expect(within(own).getAllByRole('listitem')).toHaveLength(5);
});
