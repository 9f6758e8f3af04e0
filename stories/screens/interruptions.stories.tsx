import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { expect, screen, waitFor } from 'storybook/test';
import { ApiError } from '@contract/problem';
import { FailureAlert } from '@/app/FailureAlert';
import { createFailures } from '@/app/failures';
import { IdleWarning } from '@/app/IdleWarning';
import { HomePage } from '@/features/home/HomePage';
import { usualHome } from '../support/accountStates';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Portal/Interruptions',
  component: HomePage,
  ...portalPage(
    '/home',
    'What lies over a page without touching it: a call that failed, a connection that is lost, a session that nobody uses. Each is an Error of its own; the page below keeps its states.',
  ),
  args: usualHome,
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Over the page, the alert for what a call threw, and what it has to say. */
function failing(error: unknown, words: string, wording?: 'permissions'): Story {
  const failures = createFailures(() => undefined);
  failures.report(error, wording);
  return {
    decorators: [
      (Story) => (
        <>
          <Story />
          <FailureAlert failures={failures} />
        </>
      ),
    ],
    async play() {
      await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
      await expect(screen.getByRole('alert')).toHaveTextContent(words);
    },
  };
}

const broken = new ApiError({ code: 'broken', message: 'The ledger could not be read.' });

/** Any call that the server refuses. */
export const Error: Story = failing(broken, 'Error Code: 500Message: The ledger could not be read.');

/** The permissions did not come. */
export const PermissionsFailed: Story = failing(
  broken,
  'Error 500: The ledger could not be read.',
  'permissions',
);

/** The call did not get as far as the server. */
export const BrowserFailed: Story = failing(
  new TypeError('Failed to fetch'),
  'ErrorTypeError: Failed to fetch',
);

/** The session could not be renewed just now. Nobody is signed out for it. */
export const ConnectionLost: Story = failing(
  new ApiError({
    code: 'unavailable',
    message: 'Connection lost. You’re still signed in. Try again in a moment.',
    cause: new TypeError('Failed to fetch'),
  }),
  'Connection lost. You’re still signed in. Try again in a moment.',
);

const idle = {
  touch: () => undefined,
  stay: () => undefined,
  stop: () => undefined,
  subscribe: () => () => undefined,
  secondsLeft: () => 95,
};

/** Two minutes before the session ends for want of use. */
export const Idle: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <IdleWarning idle={idle} onLeave={() => undefined} />
      </>
    ),
  ],
  async play() {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Still there?' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  },
};

export const Narrow360: Story = { ...Idle, ...narrow };
