import { userEvent, within } from 'storybook/test';

/** Opens the form for a forgotten password, with what was typed at the sign-in. */
export async function forget(canvasElement: HTMLElement, username = 'dana@example.com') {
  const page = within(canvasElement);
  if (username) await userEvent.type(page.getByLabelText('Username or email'), username);
  await userEvent.click(page.getByRole('button', { name: 'Forgot password?' }));
  await page.findByRole('heading', { name: 'Forgot your password?' }, { timeout: 10_000 });
  return page;
}

/** The same, and asks for a code. */
export async function forgetAndAsk(canvasElement: HTMLElement, username?: string) {
  const page = await forget(canvasElement, username);
  await userEvent.click(page.getByRole('button', { name: 'Send a code' }));
  return page;
}
