// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { paste } from '@/forms/testing/paste';
import type { Step } from '@/session/signIn';
import { StepUpDialog } from './StepUpDialog';

function open(...steps: readonly Step[]) {
  const asked: string[] = [];
  const queue = [...steps];
  const say = (word: string): Promise<Step> => {
    asked.push(word);
    return Promise.resolve(queue.shift()!);
  };
  const onDone = vi.fn();
  const onCancel = vi.fn();
  render(
    <StepUpDialog
      proof={() => Promise.resolve({ begin: say, answer: say })}
      onDone={onDone}
      onCancel={onCancel}
    />,
  );
  return { asked, onDone, onCancel, user: userEvent.setup() };
}

const next = { name: 'Continue' };

it('is done with the password where that is enough', async () => {
  const { asked, onDone, user } = open({ kind: 'done' });
  await paste(user, screen.getByLabelText('Password'), 'Secret1!');
  await user.click(screen.getByRole('button', next));

  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked).toEqual(['Secret1!']);
});

it('lets choose among several ways to get the code, and asks for it', async () => {
  const { asked, onDone, user } = open(
    { kind: 'chooseMethod', methods: ['sms', 'totp'] },
    { kind: 'code', by: 'totp', to: undefined },
    { kind: 'failed', failure: { code: 'CodeMismatchException', message: 'x' } },
    { kind: 'done' },
  );
  await paste(user, screen.getByLabelText('Password'), 'Secret1!');
  await user.click(screen.getByRole('button', next));
  expect(await screen.findByRole('radio', { name: 'Text message' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Authenticator app' }));
  await user.click(screen.getByRole('button', next));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '000000');
  await user.click(screen.getByRole('button', next));
  expect(await screen.findByText(/That code isn’t right/)).toBeVisible();
  await user.click(screen.getByRole('button', next));

  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked).toEqual(['Secret1!', 'totp', '000000', '000000']);
});

it('does not ask where there is one way alone', async () => {
  const { asked, user } = open(
    { kind: 'chooseMethod', methods: ['email'] },
    { kind: 'code', by: 'email', to: 'd***@example.com' },
  );
  await paste(user, screen.getByLabelText('Password'), 'Secret1!');
  await user.click(screen.getByRole('button', next));

  expect(await screen.findByText(/We sent a code to d\*\*\*@example.com/)).toBeVisible();
  expect(asked).toEqual(['Secret1!', 'email']);
});

it('says that the password was wrong, and can be left', async () => {
  const failure = { code: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  const { onDone, onCancel, user } = open({ kind: 'failed', failure });
  await paste(user, screen.getByLabelText('Password'), 'no');
  await user.click(screen.getByRole('button', next));
  expect(await screen.findByText('Incorrect username or password. Check both and try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onCancel).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});
