import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './NavigationLoading.stories';

const { Loading } = composeStories(stories);

describe('NavigationLoading', () => {
  it('says that the navigation is loading, and offers nothing yet', () => {
    render(<Loading />);

    expect(screen.getByRole('status')).toHaveTextContent('Loading Navigation');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
