import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as m from '@locales/components';
import { useIsOffice } from '../density';

/** The heading's id: the shell moves focus to it after a change of page. */
export const pageTitleId = 'page-title';

export interface Breadcrumb {
  readonly label: string;
  /** Without it the step is a group that has no page. */
  readonly href?: string;
}

export interface PageHeaderProps {
  readonly title: string;
  /** The steps between Home, with which the way begins, and the page. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** One line under the title: whose page, or as of when. */
  readonly subtitle?: ReactNode;
  /** Buttons for the whole page, after the title. */
  readonly actions?: ReactNode;
}

/** The one h1 of a page, where it stands in the portal, and what can be done here. */
export function PageHeader({ title, breadcrumbs, subtitle, actions }: PageHeaderProps) {
  const isOffice = useIsOffice();
  return (
    <Box sx={[head, ...(actions ? [pulled] : []), ...(isOffice ? [low] : [])]}>
      <Box sx={words}>
        <Trail steps={breadcrumbs ?? []} />
        <Typography variant="h1" id={pageTitleId} tabIndex={-1} sx={heading}>
          {title}
        </Typography>
        {subtitle && (
          <Typography component="div" variant="body2" sx={below}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box data-screen-only sx={doable}>
          {actions}
        </Box>
      )}
    </Box>
  );
}

/** On a phone what can be done stands beside the title where both fit, and everything else below. */
const head = {
  display: 'flex',
  columnGap: { xs: 1, '@sm': 2 },
  rowGap: { xs: 0.5, '@sm': 2 },
  flexWrap: 'wrap',
  alignItems: { xs: 'center', '@sm': 'flex-end' },
  justifyContent: 'space-between',
  mb: { xs: 1, '@sm': 3 },
} as const;

/** A button's height must not push down what comes below the title. */
const pulled = { mt: { xs: '-5px', '@sm': 0 }, mb: { xs: '3px', '@sm': 3 } } as const;

/** One line above a list of many rows; the tabs above it say where it stands. */
const low = (theme: Theme) => ({
  [theme.containerQueries.up('md')]: {
    mb: 0.75,
    alignItems: 'center',
    // A way back to somewhere stays.
    '& ol:not(:has(li + li))': { display: 'none' },
    '& > :has(h1) > ol': { flex: 'none' },
    '& > :has(h1)': { display: 'flex', alignItems: 'baseline', columnGap: 1.5 },
    '& h1': { fontSize: '1.375rem', lineHeight: '36px', flexShrink: 0 },
    '& h1 + *': { mt: 0 },
    '& .MuiButton-root': { minHeight: 36 },
  },
});

const words = {
  display: { xs: 'contents', '@sm': 'block' },
  minWidth: 0,
  flex: { '@sm': '1 1 20rem' },
} as const;

const heading = (theme: Theme) => ({
  overflowWrap: 'anywhere',
  [theme.containerQueries.down('sm')]: { flex: '1 1 auto', fontSize: '1.375rem', lineHeight: 30 / 22 },
});

/** As wide as its buttons, but never wider than the page: then their words wrap. */
const doable = { display: 'flex', gap: 1.5, flexWrap: 'wrap', flexShrink: 0, maxWidth: '100%' } as const;

const below = {
  color: 'text.secondary',
  mt: { '@sm': 0.5 },
  order: { xs: 1, '@sm': 0 },
  flexBasis: { xs: '100%', '@sm': 'auto' },
} as const;

const home = (): Breadcrumb => ({ label: m.home(), href: '/home' });

function Trail({ steps }: { readonly steps: readonly Breadcrumb[] }) {
  // On a phone names of groups lead nowhere that the menu does not, and the company's name leads home.
  const leads = steps.at(-1)?.href !== undefined;
  return (
    <Typography component="ol" variant="body2" aria-label={m.breadcrumb()} sx={leads ? trail : deskTrail}>
      {[home(), ...steps].map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <Link href={href} color="inherit" sx={step}>
              {label}
            </Link>
          ) : (
            label
          )}
        </li>
      ))}
    </Typography>
  );
}

const trail = {
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  '& li + li::before': { content: '"/" / ""', mx: 0.75 },
  // On a phone they would take a second line, under the thumb that is meant for the first.
  '& li:not(:has(a))': { display: { xs: 'none', '@sm': 'list-item' } },
} as const;

const deskTrail = { ...trail, display: { xs: 'none', '@sm': 'flex' } } as const;

/** As high as a thumb and, at a short word, as wide, without making its line higher or longer. */
const step = { display: 'inline-block', fontWeight: 400, py: 1.5, my: -1.5, px: 0.75, mx: -0.75 } as const;
