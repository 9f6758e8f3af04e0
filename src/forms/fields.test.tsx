import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as accountNumber from './FormAccountNumber.stories';
import * as checkbox from './FormCheckbox.stories';
import * as code from './FormCode.stories';
import * as date from './FormDate.stories';
import * as attachments from './FormFiles.stories';
import * as money from './FormMoney.stories';
import * as newPassword from './FormNewPassword.stories';
import * as password from './FormPassword.stories';
import * as phone from './FormPhone.stories';
import * as radioCards from './FormRadioCards.stories';
import * as routingNumber from './FormRoutingNumber.stories';
import * as select from './FormSelect.stories';
import * as textArea from './FormTextArea.stories';
import * as textField from './FormTextField.stories';
import * as whole from './FormWhole.stories';
import { changed } from './testing/inForm';

describe('the room of forms', () => {
  const files = readdirSync(import.meta.dirname);
  const fields = files.filter((name) => /^Form[A-Za-z]+\.tsx$/.test(name));
  // Parts that fields are made of, and the button, which only shows with a whole form around it.
  const parts = new Set(['FormRow.tsx', 'FormTypedField.tsx', 'FormDigits.tsx', 'FormSubmit.tsx']);

  it.each(fields.filter((name) => !parts.has(name)))('shows every state of %s and tests it', (name) => {
    const stories = name.replace('.tsx', '.stories');

    expect(files).toContain(`${stories}.tsx`);
    expect(readFileSync(join(import.meta.dirname, 'fields.test.tsx'), 'utf8')).toContain(`'./${stories}'`);
  });
});

describe.each([
  ['text', composeStories(textField).Invalid, 'Name on the account', 'Enter the name on the account'],
  ['amount', composeStories(money).Invalid, 'Amount', 'Enter an amount'],
  ['whole number', composeStories(whole).Invalid, 'Hours ahead', 'Enter a number'],
  ['date', composeStories(date).Invalid, 'Payment date', /^Enter the payment date/],
  ['list', composeStories(select).Invalid, 'Branch', 'Choose a branch'],
  ['consent', composeStories(checkbox).Invalid, /^I own/, 'Agree to this before you save the account'],
  ['phone number', composeStories(phone).Invalid, 'Phone number', 'Enter your phone number'],
  [
    'routing number',
    composeStories(routingNumber).Invalid,
    'Routing number',
    /^Enter the routing number as exactly 9 digits/,
  ],
  ['account number', composeStories(accountNumber).Invalid, 'Account number', 'Enter the account number'],
  ['password', composeStories(password).Invalid, 'Password', 'Enter your password'],
  ['new password', composeStories(newPassword).Invalid, 'New password', /^New password is required\./],
  [
    'new password that ends with a space',
    composeStories(newPassword).SpaceAtTheEnd,
    'New password',
    /^Remove the space at the start or end/,
  ],
  ['code', composeStories(code).Invalid, '6-digit code', 'Enter all 6 digits of the code'],
  [
    'long text',
    composeStories(textArea).TooLong,
    'Comments (optional)',
    /^Shorten your comments to 500 characters 22 characters too many/,
  ],
])('a field for a %s', (_, Invalid, label, message) => {
  it('is named, is marked as wrong and says why', async () => {
    render(<Invalid />);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toBeInvalid());

    expect(field).toHaveAccessibleDescription(message);
    expect(field.id).toMatch(/^field-/);
  });
});

describe('a field', () => {
  it('has to be filled in unless it says that it is optional', () => {
    const { Default, Optional } = composeStories(textField);
    const { unmount } = render(<Default />);
    expect(screen.getByLabelText('Name on the account')).toBeRequired();
    unmount();
    render(<Optional />);

    expect(screen.getByLabelText('Nickname (optional)')).not.toBeRequired();
  });

  it('that is a box is required only where it says so', () => {
    const { Default, WithHint } = composeStories(checkbox);
    const { unmount } = render(<Default />);
    expect(screen.getByRole('checkbox')).toBeRequired();
    unmount();
    render(<WithHint />);

    expect(screen.getByRole('checkbox')).not.toBeRequired();
  });

  it('shows what cannot be changed, and lets it be read', () => {
    const { Disabled, ReadOnly } = composeStories(textField);
    const { unmount } = render(<Disabled />);
    expect(screen.getByLabelText('Name on the account')).toBeDisabled();
    unmount();
    render(<ReadOnly />);

    expect(screen.getByLabelText('Name on the account')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Name on the account')).toHaveValue('Hollis Creek Farms');
  });
});

describe('radio cards', () => {
  const { Invalid, PartlyClosed } = composeStories(radioCards);

  it('say what is wrong with the whole group, and have a first card to lead to', async () => {
    render(<Invalid />);

    await screen.findByText('Choose whose account it is');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose whose account it is');
    expect(document.getElementById('field-holderType')).toBe(screen.getByRole('radio', { name: 'Business' }));
  });

  it('say why one of them is closed', () => {
    render(<PartlyClosed />);

    expect(screen.getByRole('radio', { name: 'Personal' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Personal' })).toHaveAccessibleDescription(/^Not open/);
  });
});

describe('a list', () => {
  it('keeps the options of one group together', () => {
    const { Grouped } = composeStories(select);
    render(<Grouped />);

    expect(screen.getByRole('group', { name: 'Washington' })).toHaveTextContent('LarkspurTekoa');
    expect(screen.getByRole('option', { name: 'Another place' }).parentElement?.tagName).toBe('SELECT');
  });
});

describe('a long text', () => {
  it('says aloud how much is left only when that is little', async () => {
    const { Default } = composeStories(textArea);
    render(<Default max={60} />);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'Call me');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.type(field, ' first');
    expect(screen.getByRole('status')).toHaveTextContent('50 characters left');
    // What is said aloud stands beside the counter, and is no second one.
    expect(field).toHaveAccessibleDescription('Anything the branch should know 47 characters left');
  });
});

describe('files', () => {
  const { Default, Filled, Full, Refused } = composeStories(attachments);
  const names = () =>
    (changed.mock.lastCall![0] as { attachments: File[] }).attachments.map(({ name }) => name);

  it('are taken as far as they can be, and the rest is told why not', async () => {
    const { container } = render(<Refused />);
    const picked = ['notes.docx', '3.pdf', '4.pdf'].map(
      (name) => new File(['x'], name, { type: 'application/pdf' }),
    );
    await userEvent.upload(container.querySelector('input')!, picked);

    expect(await screen.findByRole('alert')).toHaveTextContent('notes.docx is no PDF.4.pdf is one too many.');
    expect(names()).toEqual(['1.pdf', '2.pdf', '3.pdf']);
  });

  it('can be given back, with the focus where another can be added', async () => {
    render(<Filled />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Scale ticket.pdf' }));

    expect(names()).toEqual(['Field map of the north eighty.pdf']);
    expect(screen.getByRole('button', { name: 'Add files' })).toHaveFocus();
  });

  it('are no more than there may be, and are said to be so', () => {
    const { unmount } = render(<Full />);
    expect(screen.getByRole('button', { name: 'Add files' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    render(<Default />);

    expect(screen.getByRole('group', { name: 'Attachments (optional)' })).toHaveAccessibleDescription(
      'Up to 3 files, PDF, JPG or PNG, 5 MB each',
    );
  });
});
