import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FailureAlert } from './FailureAlert';
import { createFailures } from './failures';

it('shows the failures that wait one after the other, and nothing once all were read', async () => {
  const failures = createFailures(() => undefined);
  failures.report(new Error('The first'));
  failures.report(new Error('The second'));
  render(<FailureAlert failures={failures} />);
  const alert = await screen.findByRole('alert', undefined, { timeout: 15_000 });
  expect(alert).toHaveTextContent('The first');
  expect(screen.queryByText(/The second/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/The second/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
