import type { FallbackProps } from 'react-error-boundary';
import { ErrorPanel } from '../components/ErrorPanel/ErrorPanel';
import { PageHeader } from '../components/PageHeader/PageHeader';

/** Instead of one screen that threw; the rest of the portal stays. */
export function ScreenBroken({ resetErrorBoundary }: FallbackProps) {
  return (
    <>
      <PageHeader title="This page stopped working" />
      <ErrorPanel
        title="Something on this page went wrong"
        message="Nothing was lost. Try again, or come back to it later; the other pages still work."
        onRetry={() => resetErrorBoundary()}
      />
    </>
  );
}
