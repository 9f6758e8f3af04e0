import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';

import { describe, expect, it } from 'vitest';
import * as stories from './BrandMark.stories';

const { Usual } = composeStories(stories);

describe('BrandMark', () => {
  it('is silent beside the company’s name', () => {
    const { container } = render(<Usual />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('can be replaced by a brand’s style sheet', () => {
    const { container } = render(<Usual />);

    expect(container.querySelector('[data-mark] > path')).not.toBeNull();
  });
});
