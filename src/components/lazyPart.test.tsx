import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazyPart';

const Part = () => <p>Here</p>;

it('stands at once where its code has come', async () => {
  const Lazy = lazyPart(Promise.resolve({ Part }), (come) => come.Part);
  await Promise.resolve();

  render(<Lazy />, { wrapper: Suspense });

  expect(screen.getByText('Here')).toBeVisible();
});

it('waits for its code', async () => {
  let arrive: (come: { readonly Part: typeof Part }) => void;
  const code = new Promise<{ readonly Part: typeof Part }>((resolve) => {
    arrive = resolve;
  });
  const Lazy = lazyPart(code, (come) => come.Part);
  render(
    <Suspense fallback="Coming">
      <Lazy />
    </Suspense>,
  );
  expect(screen.getByText('Coming')).toBeVisible();

  await act(async () => arrive({ Part }));

  expect(screen.getByText('Here')).toBeVisible();
});
