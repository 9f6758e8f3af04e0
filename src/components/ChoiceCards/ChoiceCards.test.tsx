import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ChoiceCards.stories';

const {
  Default,
  Error: Wrong,
  LabelsOnly,
  NothingChosen,
  NotOpenToAll,
  WithAmounts,
} = composeStories(stories);

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []));

describe('ChoiceCards', () => {
  it('asks its question and names each answer', () => {
    render(<Default />);

    expect(screen.getByRole('radiogroup', { name: 'How do you want your code?' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Email' })).toHaveAccessibleDescription(
      'To your email address.',
    );
    expect(chosen()).toEqual(['sms']);
  });

  it('hands on the one that is chosen, wherever its card is pressed', async () => {
    const onSelect = fn();
    render(<Default onSelect={onSelect} />);
    await userEvent.click(screen.getByText('Works without a signal.'));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('totp');
    expect(chosen()).toEqual(['totp']);
  });

  it('waits for a choice where none is made', () => {
    render(<NothingChosen />);

    expect(chosen()).toEqual([]);
  });

  it('needs no explanations', () => {
    render(<LabelsOnly />);

    expect(screen.getByRole('radio', { name: 'Later' })).not.toHaveAccessibleDescription();
  });

  it('names an answer with what it comes to', () => {
    render(<WithAmounts />);

    expect(screen.getByRole('radio', { name: 'Balance due $14,532.41' })).toBeChecked();
  });

  it('says what is wrong, and where a summary of errors leads', () => {
    render(<Wrong />);

    const group = screen.getByRole('radiogroup');
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Choose how you want your code');
    expect(screen.getByRole('radio', { name: 'Text message' })).toHaveAttribute('id', 'field-method');
  });

  it('says whether an answer has to be given', () => {
    const { rerender } = render(<Default />);
    expect(screen.getByRole('radiogroup')).not.toBeRequired();
    expect(screen.getByRole('radiogroup')).toBeValid();

    rerender(<Default required />);
    expect(screen.getByRole('radiogroup')).toBeRequired();
  });

  it('leads a summary of errors past an answer that is closed', () => {
    const [sms, ...open] = Default.args.choices!;
    render(<Default choices={[{ ...sms!, disabled: true }, ...open]} firstId="field-method" />);

    expect(screen.getByRole('radio', { name: 'Email' })).toHaveAttribute('id', 'field-method');
    expect(screen.getByRole('radio', { name: 'Text message' })).not.toHaveAttribute('id', 'field-method');
  });

  it('does not let a closed answer be chosen', async () => {
    const onSelect = fn();
    render(<NotOpenToAll onSelect={onSelect} />);

    await userEvent.click(screen.getByText('Being checked until Nov 24, 2026'));

    expect(screen.getByRole('radio', { name: 'Hollis Creek Credit Union' })).toBeDisabled();
    expect(onSelect).not.toHaveBeenCalled();
  });
});
