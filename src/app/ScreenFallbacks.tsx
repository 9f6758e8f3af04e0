import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/shell';
import { ErrorPanel } from '../components/ErrorPanel/ErrorPanel';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { retryIn } from '../data/backOff';
import { mayReload, type Served, servedNow, wasTyped } from './missingCode';

interface ScreenNotFetchedProps {
  /** The screen's, for which the page may be loaded anew by itself once. */
  readonly path: string;
  /** Tries to fetch its code again, within this page. */
  readonly onRetry: () => void;
  /** How often that was tried since the screen was there last. */
  readonly retried: number;
  readonly served?: () => Promise<Served>;
  readonly reload?: () => void;
}

const askServer = () => servedNow(fetch);
const loadAnew = () => location.reload();

const messages: Readonly<Record<Served, string>> = texts({
  nothing: m.cannotReachPortal,
  other: m.loadNewVersion,
  same: m.partMissing,
});

/**
 * Instead of a screen whose code did not come. It asks by itself whether the server is back: when the browser says so,
 * when somebody looks at the page again, and after a growing pause. What a new load would lose is never lost unasked.
 */
export function ScreenNotFetched(props: ScreenNotFetchedProps) {
  const { path, onRetry, retried, served = askServer, reload = loadAnew } = props;
  const [found, setFound] = useState<Served>('nothing');
  const [asked, setAsked] = useState(0);

  const recover = useCallback(
    async (byHand: boolean) => {
      const now = await served();
      setAsked((before) => before + 1);
      setFound(now);
      if (now === 'nothing') return;
      if (now === 'same' && retried === 0) onRetry();
      else if (byHand || (!wasTyped() && mayReload(sessionStorage, path))) reload();
    },
    [served, retried, onRetry, path, reload],
  );

  useEffect(
    function tryByItself() {
      const again = () => void recover(false);
      const seen = () => {
        if (document.visibilityState === 'visible') again();
      };
      // What was found at once decides; afterwards only a server that was away is asked again.
      const timer =
        asked === 0 || found === 'nothing' ? setTimeout(again, asked && retryIn(asked)) : undefined;
      window.addEventListener('online', again);
      document.addEventListener('visibilitychange', seen);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', again);
        document.removeEventListener('visibilitychange', seen);
      };
    },
    [recover, asked, found],
  );

  return (
    <>
      <PageHeader title={m.pageNotLoaded()} />
      <ErrorPanel
        title={found === 'other' ? m.newVersion() : m.pageNotArrived()}
        message={messages[found]}
        onRetry={() => void recover(true)}
      />
    </>
  );
}

/** Instead of one screen that threw; the rest of the portal stays. */
export function ScreenBroken({ resetErrorBoundary }: FallbackProps) {
  return (
    <>
      <PageHeader title={m.pageStopped()} />
      <ErrorPanel title={m.pageWentWrong()} message={m.nothingLost()} onRetry={() => resetErrorBoundary()} />
    </>
  );
}

/** The shape of any screen, while its code or the permission to show it is on the way. */
export function ScreenLoading() {
  return (
    <Box component="output" aria-label={common.loading()} sx={{ display: 'block' }}>
      <Skeleton sx={{ width: 'min(320px, 80%)', height: 56 }} />
      <Skeleton variant="rounded" sx={{ height: 220, mt: 3 }} />
    </Box>
  );
}
