import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './NavigationLoading.stories';

const { Loading, Failed } = composeStories(stories);

describe('NavigationLoading', () => {
  it('says that the navigation is loading, and offers nothing yet', () => {
    render(<Loading />);

    expect(screen.getByRole('status')).toHaveTextContent('Loading Navigation');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it did not load, with its reference, and is tried again by hand', async () => {
    const onRetry = fn();
    render(<Failed failed={{ reference: '6f1c2a94', onRetry }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The menu didn’t load');
    expect(screen.getByRole('alert')).toHaveTextContent('Reference 6f1c2a94');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });
});
