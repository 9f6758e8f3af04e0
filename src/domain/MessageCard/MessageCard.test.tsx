import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './MessageCard.stories';

const { Answered, Received, Settled } = composeStories(stories);

it('says what it is about and where it stands, with its words folded', () => {
  const { container } = render(<Received />);

  expect(screen.getByRole('heading', { name: 'Billing question: Invoice 104881' })).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

it('is unfolded once it is answered', () => {
  const { container } = render(<Answered />);

  expect(container.querySelector('details')).toHaveAttribute('open');
  expect(screen.getByText('12 tons. We correct the invoice.')).toBeVisible();
  expect(screen.getByText(/^Our office, /)).toBeVisible();
});

it('says of a dispute why, and what a credit memo did', () => {
  render(<Settled />);

  expect(screen.getByText('Reason: The quantity is wrong')).toBeVisible();
  expect(screen.getByText(/^Credit memo CM-2207 settled this dispute, Nov 20/)).toBeInTheDocument();
  expect(screen.getByText(/^Credit memo CM-2207 was rolled back, Nov 21.*open again\.$/)).toBeInTheDocument();
});
