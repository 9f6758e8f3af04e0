import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** Words of a sentence that lead somewhere. */
export const linkTo =
  (href: string) =>
  (words: ReactNode): ReactNode => <Link href={href}>{words}</Link>;
