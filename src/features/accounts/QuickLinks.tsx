import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Overview } from '@contract/accounts/schema';
import { quickLinks } from './links';

interface QuickLinksProps {
  readonly selected: string | null;
  readonly counts: Overview['counts'] | undefined;
}

/** The screens of this account, with how much each one holds. */
export function QuickLinks({ selected, counts }: QuickLinksProps) {
  return (
    <Card component="nav" aria-labelledby="quick-links-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3" id="quick-links-title" sx={{ mb: 1 }}>
        Quick links
      </Typography>
      <Box component="ul" sx={list}>
        {quickLinks(selected, counts).map(({ label, href, count }) => (
          <Box component="li" key={label} sx={row}>
            <Link href={href} underline="hover" sx={wholeRow}>
              {label}
            </Link>
            {count !== undefined && (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {count.toLocaleString('en-US')}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Stretches the link over its row, so that a thumb need not hit the words. */
const wholeRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
