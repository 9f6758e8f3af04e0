import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './ErrorSummary.stories';

const { Default, NoFieldToBlame, NotTriedYet } = composeStories(stories);

const summary = () => screen.getByRole('alert');

describe('ErrorSummary', () => {
  it('says what is wrong in the order of the fields, under a heading', () => {
    render(<Default />);

    expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter an amount',
      'Choose a day that is not in the past',
    ]);
  });

  it('takes the focus at each failed try, and not while somebody mends a field', async () => {
    const { rerender } = render(<Default attempt={1} />);
    expect(summary()).toHaveFocus();

    await userEvent.click(screen.getByLabelText('Amount'));
    rerender(<Default attempt={1} problems={[{ id: 'field-paydate', message: 'Choose a day' }]} />);
    expect(screen.getByLabelText('Amount')).toHaveFocus();

    rerender(<Default attempt={1} problems={[]} />);
    rerender(<Default attempt={1} />);
    expect(screen.getByLabelText('Amount')).toHaveFocus();

    rerender(<Default attempt={2} />);
    expect(summary()).toHaveFocus();
  });

  it('leads to the field without a change of address', async () => {
    render(<Default />);
    const address = window.location.href;

    await userEvent.click(screen.getByRole('link', { name: 'Enter an amount' }));

    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(window.location.href).toBe(address);
  });

  it('says what no field is to blame for', () => {
    render(<NoFieldToBlame />);

    expect(summary()).toHaveTextContent('Nothing was sent.');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is silent before the first try', () => {
    render(<NotTriedYet />);

    expect(screen.queryByRole('alert')).toBeNull();
  });
});
