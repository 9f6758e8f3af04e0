import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { PortalLink } from './PortalShell';
import { useVisits } from './useVisits';

const purchases = '/my-account/purchases/purchase-details';

/** Links to two screens and to a filter of the first, and the address that the first was left at. */
function Portal() {
  const location = useLocation();
  const visits = useVisits(location);
  return (
    <>
      <p>{`At ${location.pathname}${location.search}`}</p>
      <PortalLink href={visits.hrefOf(purchases)}>Purchases</PortalLink>
      <PortalLink href={`${purchases}?status=pastDue&account=117`}>Past due</PortalLink>
      <PortalLink href="/my-account/overview">Overview</PortalLink>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

describe('a visited screen', () => {
  beforeEach(() => {
    history.replaceState(null, '', purchases);
    render(
      <BrowserRouter>
        <Portal />
      </BrowserRouter>,
    );
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
});
