import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ErrorAlert.stories';

const { FromTheServer } = composeStories(stories);

describe('ErrorAlert', () => {
  it('speaks up, with the status and the server’s message', () => {
    render(<FromTheServer />);

    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Error Code: 500');
    expect(alert).toHaveTextContent('Message: The ledger could not be read.');
    expect(alert).toHaveTextContent('Reference 01938f6e-7c1a-7bb2');
  });

  it('stays until it is closed', async () => {
    const onClose = fn();
    render(<FromTheServer onClose={onClose} />);

    await userEvent.click(document.body);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is gone when there is nothing to say', () => {
    render(<FromTheServer open={false} />);

    expect(screen.queryByRole('alert')).toBeNull();
  });
});
