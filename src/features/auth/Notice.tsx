import Alert, { type AlertColor } from '@mui/material/Alert';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface NoticeProps {
  readonly severity: AlertColor;
  /** Whether the focus goes where the words are; else they are only read aloud. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** What has to be said above a form. */
export function Notice({ severity, takesFocus, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(
    function bringItIntoView() {
      if (takesFocus) box.current?.focus();
    },
    [takesFocus],
  );

  return (
    <Alert ref={box} severity={severity} tabIndex={-1}>
      {children}
    </Alert>
  );
}
