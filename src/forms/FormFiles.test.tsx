import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormFiles } from './FormFiles';
import * as stories from './FormFiles.stories';

const { Default, Disabled, Full, Refused } = composeStories(stories);

const add = () => screen.getByRole('button', { name: 'Add files' });

const takeAny = () => Promise.resolve(undefined);

/** The field as it stands after a try to send the form. */
function refusedFor(error: string) {
  render(
    <Formik
      initialValues={{ attachments: [] }}
      initialErrors={{ attachments: error }}
      initialTouched={{ attachments: [] }}
      onSubmit={() => undefined}
    >
      <FormFiles
        name="attachments"
        label="Attachments"
        hint="Up to 3 files"
        accept="application/pdf"
        most={3}
        check={takeAny}
      />
    </Formik>,
  );
}

describe('files', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keep the focus where another can be added, though the list was full', async () => {
    render(<Full />);
    // A browser gives a button that is disabled no focus.
    expect(add()).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2.pdf' }));

    expect(add()).toHaveFocus();
    expect(add()).not.toHaveAttribute('aria-disabled');
  });

  it('are not asked for while the list is full', async () => {
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click');
    render(<Full />);
    add().focus();
    await userEvent.keyboard('{Enter} ');

    expect(add()).toHaveAttribute('aria-disabled', 'true');
    expect(asked).not.toHaveBeenCalled();
  });

  it('cannot be reached where the field is disabled', () => {
    render(<Disabled />);

    expect(add()).toBeDisabled();
  });

  it('say what the form has against them, at the group and where its summary leads', () => {
    refusedFor('Add a photo of the ticket');

    expect(screen.getByRole('group')).toHaveAccessibleDescription('Up to 3 files Add a photo of the ticket.');
    expect(document.getElementById('field-attachments')).toBe(add());
    expect(add()).toHaveAccessibleDescription('Add a photo of the ticket.');
  });

  it.each(['Send the files again.', 'Which ticket is it?', 'They are still on their way…'])(
    'end no sentence twice: %s',
    (words) => {
      refusedFor(words);

      expect(screen.getByRole('alert')).toHaveTextContent(words);
      expect(screen.getByRole('alert').textContent).toBe(words);
    },
  );

  it('are a list only once there is one', async () => {
    const { unmount } = render(<Default />);
    expect(screen.queryByRole('list')).toBeNull();
    unmount();
    render(<Refused />);

    expect(screen.getByRole('list', { name: 'Files' })).toHaveTextContent('1.pdf');
  });
});
