import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Quantity.stories';

const { WithUnit, Thousands, Nothing } = composeStories(stories);

describe('Quantity', () => {
  it('drops empty decimals and groups thousands', () => {
    render(
      <>
        <WithUnit />
        <Thousands />
      </>,
    );

    expect(screen.getByText('24.5 ton')).toBeInTheDocument();
    expect(screen.getByText('2,500 gal')).toBeInTheDocument();
  });

  it('says so when there is nothing to count', () => {
    render(<Nothing />);

    expect(screen.getByText('No quantity')).toBeInTheDocument();
  });
});
