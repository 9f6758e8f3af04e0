import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '@stories/screens/office.stories';

const { Default, Empty, Partial } = composeStories(stories);

describe('the office', () => {
  it.each([
    ['To approve', '/admin/queue', '7'],
    ['Second approval', '/admin/queue?tab=second', '2'],
    ['Problems', '/admin/queue?tab=problems', '4'],
    ['Emails not sent', '/admin/email?state=dead', '12 on their way'],
    ['Drops waiting', '/admin/imports', '1'],
    ['Figures as of', '/admin/imports', 'Nov 18, 2026The next drop is late'],
  ])('%s leads to %s', (label, href, words) => {
    render(<Default />);
    const link = screen.getByRole('link', { name: label });

    expect(link).toHaveAttribute('href', href);
    expect(link.closest('.MuiCard-root')).toHaveTextContent(`${label}${words}`);
  });

  it('says so where no figures have come yet', () => {
    render(<Empty />);

    expect(screen.getByText('None yet')).toBeVisible();
  });

  it('has the other figures where one did not come', () => {
    render(<Partial />);

    expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
  });
});
