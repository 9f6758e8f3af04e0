import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePermissions } from '../data/users';
import { createSession } from '../session/session';
import { memoryStorage } from '../session/testing/memoryStorage';
import { danasData, kept } from '../session/testing/tokens';
import { SignedIn } from './testing/signedIn';

/** Dana's session after its token has ended, while nobody reaches the user pool. */
function danasOffline() {
  const time = { now: '2026-11-21T12:00:00Z' };
  const storage = memoryStorage(kept(danasData('2026-11-21T13:00:00.000Z')));
  const session = createSession({
    storage,
    clock: { now: () => new Date(time.now) },
    loadAuth: () => Promise.reject(new TypeError('Failed to fetch')),
    alone: (_, task) => task(),
    revoke: () => undefined,
  });
  time.now = '2026-11-21T13:05:00Z';
  return { session, storage };
}

function Asks() {
  usePermissions();
  return <input aria-label="Amount" defaultValue="250.00" />;
}

describe('a renewal that cannot reach the user pool', () => {
  it('says so over the page, which stays, and nobody is signed out', async () => {
    const dana = danasOffline();
    render(
      <SignedIn {...dana} at="/home" answer={() => Response.json([])}>
        <Asks />
      </SignedIn>,
    );

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Connection lost. You’re still signed in. Try again in a moment.',
    );
    expect(screen.getByLabelText('Amount')).toHaveValue('250.00');
    expect(dana.session.state().status).toBe('signedIn');
    expect(dana.storage.length).toBe(1);
  });
});
