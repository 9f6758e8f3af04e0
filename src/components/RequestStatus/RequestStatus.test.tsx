import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestStatus } from './RequestStatus';
import * as stories from './RequestStatus.stories';

const { Default } = composeStories(stories);

const told = () => screen.getByRole('status').textContent;

describe('RequestStatus', () => {
  it('tells a change and stays with it while the same comes again', async () => {
    render(<Default />);
    expect(told()).toBe('');

    await userEvent.click(screen.getByRole('button'));
    expect(told()).toBe('Payment request PR-1042: Sent to bank');

    await userEvent.click(screen.getByRole('button'));
    expect(told()).toBe('Payment request PR-1042: Sent to bank');
  });

  it('takes another request for no change', () => {
    const { rerender } = render(<RequestStatus name="Payment request PR-1042" status="Approved" />);

    rerender(<RequestStatus name="Payment request PR-1043" status="Posted" />);
    expect(told()).toBe('');

    rerender(<RequestStatus name="Payment request PR-1043" status="Returned" />);
    expect(told()).toBe('Payment request PR-1043: Returned');
  });
});
