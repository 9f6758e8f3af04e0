import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from '@stories/screens/changePassword.stories';
import { SignedIn } from '@stories/screens/securitySession';
import { paste } from '@/forms/testing/paste';
import type { Auth } from '@/session/amplify';
import { useSession } from '@/session/SessionProvider';
import { ChangePasswordScreen } from './ChangePasswordScreen';

const { WrongPassword } = composeStories(stories);

async function change(password = 'Canola$2027') {
  await paste(userEvent, screen.getByLabelText('Current password'), 'Harvest7!');
  await paste(userEvent, screen.getByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

/** Stands for whatever ends the session behind the form's back. */
function Leave() {
  const session = useSession();
  return <button onClick={() => session.signOut()}>Leave</button>;
}

const open = (auth: Partial<Auth>) =>
  render(
    <SignedIn auth={auth}>
      <ChangePasswordScreen />
      <Leave />
    </SignedIn>,
  );

describe('changing the password', () => {
  it('asks the pool with both, and says what became of the other sign-ins', async () => {
    const changePassword = fn<Auth['changePassword']>(() => Promise.resolve());
    open({ changePassword });
    await change();

    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    expect(screen.getByText(/signed out on your other devices/)).toBeVisible();
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('Harvest7!', 'Canola$2027');
  });

  it('does not ask the pool for a weak one', async () => {
    const changePassword = fn<Auth['changePassword']>(() => Promise.resolve());
    open({ changePassword });
    await change('canola');

    expect(await screen.findByRole('alert')).toHaveTextContent('The password isn’t strong enough yet');
    expect(changePassword).not.toHaveBeenCalled();
  });

  it.each([
    ['a space at the start', ' Canola$2027', 'Remove the space at the start or end'],
    ['a space at the end', 'Canola$2027 ', 'Remove the space at the start or end'],
    ['too many characters', `Canola$2027${'x'.repeat(246)}`, 'at most 256 characters'],
  ])('does not ask the pool for one with %s, and says why', async (_, password, words) => {
    const changePassword = fn<Auth['changePassword']>(() => Promise.resolve());
    open({ changePassword });
    await change(password);

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(new RegExp(words));
    expect(changePassword).not.toHaveBeenCalled();
  });

  it.each([
    [
      "Value at 'proposedPassword' failed to satisfy constraint: Member must satisfy regular expression pattern: x",
      'New password',
      'can’t start or end with a space',
    ],
    [
      "Value at 'previousPassword' failed to satisfy constraint: Member must have length less than or equal to 256",
      'Current password',
      'That isn’t your current password.',
    ],
  ])('says under its field what a pool means by “%s”', async (message, label, words) => {
    open({
      changePassword: () =>
        Promise.reject(Object.assign(new Error(message), { name: 'InvalidParameterException' })),
    });
    await change();

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(words));
  });

  it('says under its field that the current one is wrong', async () => {
    render(<WrongPassword />);
    await change();

    expect(await screen.findByRole('alert')).toHaveTextContent('That isn’t your current password.');
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'That isn’t your current password.',
    );
  });

  it('tells a password manager whose it is', () => {
    open({});

    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('dana@example.com');
  });

  it('says word for word that the details of a sign-in are missing', async () => {
    open({});
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await change();

    expect(await screen.findByRole('alert')).toHaveTextContent('Missing Login Details');
  });
});
