import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface AuthHeadingProps {
  readonly children: string;
}

/** The heading of a form that took the place of another; it takes the focus with it. */
export function AuthHeading({ children }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(function takeTheFocus() {
    heading.current?.focus();
  }, []);

  return (
    <Typography ref={heading} variant="h1" tabIndex={-1}>
      {children}
    </Typography>
  );
}
