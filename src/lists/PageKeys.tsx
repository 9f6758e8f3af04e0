import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as m from '@locales/lists';
import { isBareKey, isLaidOut } from '../components/bareKey';
import type { PageKey } from './rowKeys';

const KeySheet = lazy(async () => ({ default: (await import('./KeySheet')).KeySheet }));

interface PageKeysProps {
  readonly keys: readonly PageKey[];
}

const kept = 'fieldgate-single-keys';

/** A browser that refuses storage has them on. */
function areOn(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off';
  } catch {
    return true;
  }
}

function keepOn(on: boolean): void {
  try {
    localStorage.setItem(kept, on ? 'on' : 'off');
  } catch {
    return;
  }
}

/**
 * Lets single keys work on a page, and tells which there are: by `?` and by a button, which is the way to them while they
 * are off. They never act while somebody types, nor below what lies over the page. Whoever dictates, or whose hand slips,
 * turns them off on their device (WCAG 2.1.4).
 */
export function PageKeys({ keys }: PageKeysProps) {
  const [shown, setShown] = useState(false);
  const [on, setOn] = useState(areOn);
  const latest = useRef(keys);
  useEffect(function rememberKeys() {
    latest.current = keys;
  });
  useEffect(
    function listenForKeys() {
      if (!on) return undefined;
      const press = (event: KeyboardEvent) => {
        if (event.repeat || !isBareKey(event) || isCovered()) return;
        const show = () => setShown(true);
        const known = latest.current.find(({ key }) => key === event.key.toLowerCase() && !event.shiftKey);
        const run = event.key === '?' ? show : known?.run;
        if (!run) return;
        event.preventDefault();
        run();
      };
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    },
    [on],
  );
  return (
    <>
      <Button aria-keyshortcuts={on ? '?' : undefined} onClick={() => setShown(true)} sx={onDesks}>
        {m.keys()}
      </Button>
      <Suspense>
        {shown && (
          <KeySheet
            keys={keys}
            on={on}
            onTurn={(next) => {
              keepOn(next);
              setOn(next);
            }}
            onClose={() => setShown(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Whether something lies over the page, wherever the focus is. */
const isCovered = (): boolean => [...document.querySelectorAll('[aria-modal=true]')].some(isLaidOut);

/** A phone has no keys. */
const onDesks = { display: { xs: 'none', '@md': 'inline-flex' }, minWidth: 0 } as const;
