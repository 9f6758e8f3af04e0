import Button from '@mui/material/Button';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik, type FormikHelpers } from 'formik';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { type InferType, object, string } from 'yup';
import { ApiError } from '@contract/problem';
import { ErrorSummary } from './ErrorSummary';
import { FormPassword } from './FormPassword';
import { FormTextField } from './FormTextField';
import { submitting } from './submit';

const schema = object({
  username: string().required('Enter your username'),
  password: string().required('Enter your password'),
});

type Values = InferType<typeof schema>;

function SignIn({ save }: { readonly save: (values: Values) => Promise<unknown> }) {
  return (
    <Formik
      initialValues={{ username: '', password: '' }}
      validationSchema={schema}
      onSubmit={submitting(save)}
    >
      <Form noValidate>
        <ErrorSummary fields={['username', 'password']} />
        <FormTextField name="username" label="Username" hint="Your e-mail address" />
        <FormPassword name="password" label="Password" autoComplete="current-password" />
        <Button type="submit">Sign in</Button>
      </Form>
    </Formik>
  );
}

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Username'), 'dana');
  await userEvent.type(screen.getByLabelText('Password'), 'Harvest7!');
};
const aForm = () =>
  ({ setFieldError: fn(), setFieldTouched: fn(), setStatus: fn() }) as unknown as FormikHelpers<object>;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('a form', () => {
  it('hands on what was typed', async () => {
    const save = fn(() => Promise.resolve());
    render(<SignIn save={save} />);
    await fill();
    await send();

    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith({ username: 'dana', password: 'Harvest7!' }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sums up what is wrong, takes the focus there and leads to the field', async () => {
    render(<SignIn save={fn()} />);
    await send();

    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('There is a problem');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your password' }));

    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter your username');
  });

  it('puts the server’s word under its field', async () => {
    const refusal = new ApiError({
      code: 'invalid',
      message: 'No',
      fields: { username: 'That name is taken' },
    });
    render(<SignIn save={() => Promise.reject(refusal)} />);
    await fill();
    await send();

    await waitFor(() =>
      expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('That name is taken'),
    );
    expect(screen.getByRole('link', { name: 'That name is taken' })).toBeInTheDocument();
  });

  it('puts the server’s words deep under their fields, and loses none that has no field', async () => {
    const refusal = new ApiError({
      code: 'invalid',
      message: 'No',
      fields: { 'lines[0].amount': 'Enter less', season: 'The season is closed', '': 'Nothing is open' },
    });
    const form = aForm();
    await submitting(() => Promise.reject(refusal))({ lines: [{ amount: 5 }] }, form);

    expect(form.setFieldError).toHaveBeenCalledExactlyOnceWith('lines[0].amount', 'Enter less');
    expect(form.setFieldTouched).toHaveBeenCalledExactlyOnceWith('lines[0].amount', true, false);
    expect(form.setStatus).toHaveBeenLastCalledWith({ error: 'The season is closed. Nothing is open.' });
  });

  it('says by which reference the office finds what failed', async () => {
    const refusal = new ApiError({ code: 'broken', message: 'It broke.', requestId: 'req-7' });
    render(<SignIn save={() => Promise.reject(refusal)} />);
    await fill();
    await send();

    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.Reference req-7');
  });

  it('lets a fault of ours go on to whoever catches faults', async () => {
    const fault = new TypeError('undefined is not a function');

    await expect(submitting(() => Promise.reject(fault))({}, aForm())).rejects.toBe(fault);
  });

  it('leaves the focus where somebody mends a field', async () => {
    render(<SignIn save={fn()} />);
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await fill();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.clear(screen.getByLabelText('Password'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('says what the server said when no field is to blame', async () => {
    const refusal = new ApiError({ code: 'unavailable', message: 'The server is busy. Try again.' });
    render(<SignIn save={() => Promise.reject(refusal)} />);
    await fill();
    await send();

    expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy. Try again.');
  });
});

describe('a password field', () => {
  it('shows and hides what was typed', async () => {
    render(<SignIn save={fn()} />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveTextContent('Hide');
  });

  it('says that caps lock is on', async () => {
    render(<SignIn save={fn()} />);
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}H');

    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Caps lock is on.');
  });
});
