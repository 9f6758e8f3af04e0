import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError } from '@contract/problem';
import * as viewAs from '@contract/viewAs/endpoints';
import * as m from '@locales/shell';
import { type Clock, repeatedly, systemClock } from '../clock';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { useToast } from '../components/Toasts/Toasts';
import { createClient } from '../data/client';
import { type EndedViewing, leaveViewing, type ViewEnd, viewedName, type Viewing } from '../data/viewing';
import { useSession } from '../session/SessionProvider';
import { ViewAsBanner } from './ViewAsBanner';

/** The one key that ends a view. Browsers and screen readers leave it alone. */
const KEY = 'F8';
const SECOND = 1000;

interface ViewAsBarProps {
  readonly viewing: Viewing;
  /** Of the page that is looked at: the router around the shell knows none. */
  readonly pathname: string;
  readonly clock?: Clock;
  readonly every?: typeof repeatedly;
  readonly leave?: (viewing: Viewing, why: ViewEnd) => void;
  readonly fetch?: typeof globalThis.fetch;
}

/** Stands above each page while somebody of the office looks as a customer: tells of the page, and ends the view. */
export function ViewAsBar(props: ViewAsBarProps) {
  const { viewing, pathname, clock = systemClock, every = repeatedly, leave = leaveViewing, fetch } = props;
  const { id, until } = viewing;
  const calls = useOwnCalls(id, fetch);
  const [ending, setEnding] = useState(false);
  const left = useSecondsLeft(until, clock, every);
  const isEnding = useRef(false);

  useEffect(
    function tellOfPage() {
      calls.page(pathname).catch((error: unknown) => {
        // What else goes wrong is told by the page itself, and what it reads stands in the audit by the server's doing.
        if (error instanceof ApiError && error.code === 'view-over') leave(viewing, 'stopped');
      });
    },
    [calls, pathname, leave, viewing],
  );

  const end = (why: ViewEnd) => {
    if (isEnding.current) return;
    isEnding.current = true;
    setEnding(true);
    // Where the server does not hear of it, it ends the view in time.
    void calls.end().then(
      () => leave(viewing, why),
      () => leave(viewing, why),
    );
  };
  const onEnd = useEffectEvent(end);
  const isOver = left <= 0;

  useEffect(
    function endInTime() {
      if (isOver) onEnd('time');
    },
    [isOver],
  );

  useEffect(function hearTheKey() {
    const hear = (event: KeyboardEvent) => {
      const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key !== KEY || repeat || altKey || ctrlKey || metaKey || shiftKey || isTyping(event.target)) return;
      event.preventDefault();
      onEnd('ended');
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  return (
    <ViewAsBanner
      name={viewedName(viewing)}
      minutes={Math.max(0, Math.ceil(left / 60))}
      ending={ending}
      onEnd={() => end('ended')}
    />
  );
}

/** Calls about the view are the office's own: they come without its header, since under it nothing is written. */
function useOwnCalls(id: string, fetch: typeof globalThis.fetch | undefined) {
  const session = useSession();
  return useMemo(() => {
    const client = createClient({ token: session.idToken, onSessionOver: session.over, fetch });
    const params = { id };
    return {
      page: (path: string) => client.call(viewAs.page, { params, body: { path } }),
      end: () => client.call(viewAs.end, { params }),
    };
  }, [id, session, fetch]);
}

function useSecondsLeft(until: number, clock: Clock, every: typeof repeatedly): number {
  const now = () => Math.ceil((until - clock.now().getTime()) / SECOND);
  const [left, setLeft] = useState(now);
  const onTick = useEffectEvent(() => setLeft(now()));
  useEffect(
    function tick() {
      return every(SECOND, () => onTick());
    },
    [every],
  );
  return left;
}

/** Whether a key is for a text that somebody writes. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])',
  ) !== null;

/** Tells in the office why a view ended. */
export function ViewEnded({ why, name }: EndedViewing) {
  const toast = useToast();
  const isTold = useRef(false);
  useEffect(
    function tell() {
      if (isTold.current) return;
      isTold.current = true;
      toast({ message: endWords[why]({ name }), severity: why === 'ended' ? 'success' : 'info' });
    },
    [toast, why, name],
  );
  return null;
}

const endWords = { ended: m.viewEnded, time: m.viewTimeOver, stopped: m.viewStopped } as const;

/** In place of the pages of one's own sign-in: they would show that of whoever looks. */
export function NotInView() {
  return (
    <>
      <PageHeader title={m.notInView()} />
      <EmptyState
        title={m.onlyTheCustomers()}
        action={
          <Button variant="contained" href="/home">
            {m.goHome()}
          </Button>
        }
      >
        {m.notInViewAbout()}
      </EmptyState>
    </>
  );
}
