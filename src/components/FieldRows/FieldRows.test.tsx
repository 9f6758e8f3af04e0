import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './FieldRows.stories';

const { Sunrise, Failed, Fallow } = composeStories(stories);

describe('FieldRows', () => {
  it.each([
    ['sunrise', <Sunrise key="s" />, 1, true],
    ['error', <Failed key="e" />, 0, true],
    ['fallow', <Fallow key="f" />, 0, false],
  ])('%s: sun and rows', (_, picture, suns, rows) => {
    const { container } = render(picture);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    // A brand's style sheet may put another picture here.
    expect(container.querySelector('svg')).toHaveAttribute('data-picture');
    expect(container.querySelectorAll('circle')).toHaveLength(suns);
    expect(container.querySelector('.nearRows') !== null).toBe(rows);
  });
});
