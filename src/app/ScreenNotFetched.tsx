import { useCallback, useEffect, useState } from 'react';
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

const messages: Readonly<Record<Served, string>> = {
  nothing:
    'The portal cannot be reached just now. We try again by ourselves as soon as there is a connection. What you sent before has arrived, and what you typed stays.',
  other:
    'The portal was renewed since you opened it, and this page belongs to the new version. “Try again” loads it. Send first what you have typed on other pages: it may be lost.',
  same: 'A part of it did not arrive. “Try again” loads the portal anew. Send first what you have typed on other pages: it may be lost. If that does not help, try in some minutes or call us.',
};

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
      <PageHeader title="This page could not be fetched" />
      <ErrorPanel
        title={found === 'other' ? 'There is a new version of the portal' : 'The page didn’t arrive'}
        message={messages[found]}
        onRetry={() => void recover(true)}
      />
    </>
  );
}
