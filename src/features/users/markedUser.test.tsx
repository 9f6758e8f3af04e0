import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/users.stories';
import { Toasts } from '@/components/Toasts/Toasts';

const { DrawerMarked } = composeStories(stories);
const onceFetched = { timeout: 20_000 };

it('says that emails to a user come back, and lifts that for a reason', async () => {
  const liftSuppression = vi.fn(async () => undefined);
  const changes = { ...DrawerMarked.args.changes!, liftSuppression };
  render(<DrawerMarked changes={changes} />, { wrapper: Toasts });
  const told = await screen.findByText(
    /dana\.whitfield@example\.com gets no notices or news/,
    {},
    onceFetched,
  );
  expect(told).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send emails again' }));
  const dialog = await screen.findByRole('dialog', { name: /^Send emails to dana/ });
  await userEvent.type(within(dialog).getByRole('textbox'), 'Spoke with her');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send emails again' }));

  expect(liftSuppression).toHaveBeenCalledWith('dana.whitfield@example.com', 'Spoke with her');
});
