import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { describe, expect, it } from 'vitest';
import { FormSelect } from './FormSelect';
import * as stories from './FormSelect.stories';
import { changed } from './testing/inForm';

const { Default, Disabled } = composeStories(stories);

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Branch' });
const offered = () =>
  within(list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a list', () => {
  it('shows no choice while none is made, though it has no entry for that', async () => {
    render(<Default empty={undefined} />);
    expect(list()).toHaveValue('');
    expect(list().selectedOptions[0]).toHaveTextContent(/^$/);
    expect(offered()).toEqual(['Larkspur', 'Potlatch', 'Tekoa (closed until spring)']);

    await userEvent.selectOptions(list(), 'Larkspur');
    expect(changed).toHaveBeenLastCalledWith({ branch: 'larkspur' });
    expect(list().options).toHaveLength(3);
  });

  it('shows no other choice in place of one that is not on offer any more', () => {
    render(<Disabled options={[{ value: 'larkspur', label: 'Larkspur' }]} />);

    expect(list()).toHaveValue('potlatch');
    expect(list().selectedOptions[0]).toHaveTextContent(/^$/);
  });

  it('shows the choice whose digits the form holds as a number', () => {
    render(
      <Formik initialValues={{ weekday: 6 }} onSubmit={() => undefined}>
        <FormSelect
          name="weekday"
          label="Branch"
          options={[
            { value: '1', label: 'Monday' },
            { value: '6', label: 'Saturday' },
          ]}
        />
      </Formik>,
    );

    expect(list()).toHaveDisplayValue('Saturday');
    expect(list().options).toHaveLength(2);
  });

  it('begins with the entry for no choice where there is one', () => {
    render(<Default />);

    expect(list()).toHaveDisplayValue('Choose a branch');
    expect(list().options).toHaveLength(4);
  });
});
