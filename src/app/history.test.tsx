import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { browserHistory, type History, memoryHistory, useAddress } from './history';

const at = ({ location }: History) => `${location.pathname}${location.search}`;

describe('where one has been', () => {
  it.each([
    ['another page', '/home', 1],
    ['the same page with another filter', '/my-account/overview?account=118', 1],
    ['where one is already', '/my-account/overview?account=117', 0],
    ['where one is already, in parts', { pathname: '/my-account/overview', search: '?account=117' }, 0],
  ])('has a link to %s as %s: %i places more', (_, to, more) => {
    // A new place, which ends whatever lies ahead of one that a test before went back to.
    history.pushState(null, '', '/my-account/overview?account=117');
    const before = history.length;
    const ours = browserHistory();
    ours.push(to);

    expect(history.length - before).toBe(more);
    expect(at(ours)).toBe(typeof to === 'string' ? to : `${to.pathname}${to.search}`);
  });
});

describe('the address in front', () => {
  /** A page that stands, and one whose code is not there until it comes. */
  function open() {
    const history = memoryHistory('/there');
    let missing: Promise<void> | undefined;
    let come: () => void = () => undefined;
    const lose = () => {
      missing = new Promise((resolve) => {
        come = () => {
          missing = undefined;
          resolve();
        };
      });
    };
    const Late = () => {
      if (missing) throw missing;
      return <p>Late</p>;
    };
    const Page = () => (useAddress(history).pathname === '/late' ? <Late /> : <p>There</p>);
    lose();
    render(
      <Suspense fallback="Nothing">
        <Page />
      </Suspense>,
    );
    return { go: (path: string) => act(() => history.push(path)), lose, come: () => act(async () => come()) };
  }

  it('keeps what stands until a page that is new has its code', async () => {
    const { go, come } = open();
    go('/late');
    expect(screen.getByText('There')).toBeVisible();
    await come();

    expect(screen.getByText('Late')).toBeVisible();
  });

  it('waits for nothing where the page was there before', async () => {
    const { go, come, lose } = open();
    go('/late');
    await come();
    go('/there');
    lose();
    go('/late');

    expect(screen.getByText('Nothing')).toBeVisible();
    expect(screen.getByText('There')).not.toBeVisible();
  });
});
