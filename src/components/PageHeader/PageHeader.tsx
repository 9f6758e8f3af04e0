import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading's id: the shell moves focus to it after a change of page. */
export const pageTitleId = 'page-title';

export interface Breadcrumb {
  readonly label: string;
  /** Without it the step is a group that has no page. */
  readonly href?: string;
}

interface PageHeaderProps {
  readonly title: string;
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** One line under the title: whose page, or as of when. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** The one h1 of a page, where it stands in the portal, and what can be done here. */
export function PageHeader({ title, breadcrumbs, subtitle, actions }: PageHeaderProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      sx={{
        gap: 2,
        flexWrap: 'wrap',
        alignItems: { sm: 'flex-end' },
        justifyContent: 'space-between',
        mb: 3,
      }}
    >
      <Box sx={{ minWidth: 0, flex: { sm: '1 1 20rem' } }}>
        {breadcrumbs && breadcrumbs.length > 0 && <Trail steps={breadcrumbs} />}
        <Typography variant="h1" id={pageTitleId} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack data-screen-only direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, flexShrink: 0 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

function Trail({ steps }: { readonly steps: readonly Breadcrumb[] }) {
  return (
    <Typography component="ol" variant="body2" aria-label="Breadcrumb" sx={trail}>
      {steps.map(({ label, href }) => (
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
  flexWrap: 'wrap',
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  '& li + li::before': { content: '"/" / ""', mx: 0.75 },
} as const;

/** As high as a thumb, without making its line higher. */
const step = { display: 'inline-block', fontWeight: 400, py: 1.5, my: -1.5 } as const;
