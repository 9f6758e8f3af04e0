import type { Loader, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { PageContainer } from './PageContainer';

const LazyPage = lazy(async () => {
  const { ComponentPage } = await import('./ComponentPage');
  return { default: ComponentPage };
});

/** Its code waits until a page is read: whoever looks at a story needs none of it. */
const PageWhenRead = () => (
  <Suspense fallback={null}>
    <LazyPage />
  </Suspense>
);

/** Each story of a page is a React root of its own, and would name its elements as the one before did. */
const ownIds: Loader = ({ id, parameters, viewMode }) => {
  if (viewMode === 'docs') parameters['react'] = { rootOptions: { identifierPrefix: `${id}-` } };
};

// What Storybook needs for its pages and no story does. It is no part of preview.tsx, which every test of a story reads.

export const loaders: readonly Loader[] = [ownIds];

export const parameters: NonNullable<Preview['parameters']> = {
  docs: { container: PageContainer, page: PageWhenRead },
};
