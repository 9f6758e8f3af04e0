import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { type Location, Router } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory, type History, useAddress } from './history';
import { PortalLink } from './PortalShell';
import { useVisits } from './useVisits';

const purchases = '/my-account/purchases/purchase-details';

/** Links to two screens and to a filter of the first, and the address that the first was left at. */
function Portal({ history }: { history: History }) {
  const location = useAddress(history);
  const visits = useVisits(location);
  return (
    <Router navigator={history} location={location}>
      <p>{`At ${location.pathname}${location.search}`}</p>
      <Kept at={visits.kept[0]!.location} />
      <PortalLink href={visits.hrefOf(purchases)}>Purchases</PortalLink>
      <PortalLink href={`${purchases}?status=pastDue&account=117`}>Past due</PortalLink>
      <PortalLink href="/my-account/overview">Overview</PortalLink>
    </Router>
  );
}

const drawn = vi.fn();

/** The screen that was seen first; it is drawn anew when its address is another. */
const Kept = memo(function Kept({ at }: { at: Location }) {
  drawn(`${at.pathname}${at.search}`);
  return null;
});

const link = (name: string) => screen.getByRole('link', { name });

describe('a visited screen', () => {
  beforeEach(() => {
    drawn.mockClear();
    history.replaceState(null, '', purchases);
    render(<Portal history={browserHistory()} />);
  });

  it('is come back to where it was left, for whichever account is chosen by then', async () => {
    await userEvent.click(link('Past due'));
    await userEvent.click(link('Overview'));
    expect(screen.getByText('At /my-account/overview')).toBeVisible();

    expect(link('Purchases')).toHaveAttribute('href', `${purchases}?status=pastDue`);
  });

  it('is so too when it was left before its last step was painted', () => {
    // Nothing is painted between the two.
    act(() => {
      fireEvent.click(link('Past due'));
      fireEvent.click(link('Overview'));
    });

    expect(screen.getByText('At /my-account/overview')).toBeVisible();
    expect(link('Purchases')).toHaveAttribute('href', `${purchases}?status=pastDue`);
  });

  it('is not drawn anew for somebody who comes back to it', async () => {
    await userEvent.click(link('Overview'));
    await userEvent.click(link('Purchases'));
    expect(drawn.mock.calls).toEqual([[purchases]]);

    await userEvent.click(link('Past due'));
    expect(drawn.mock.calls.at(-1)).toEqual([`${purchases}?status=pastDue&account=117`]);
  });
});
