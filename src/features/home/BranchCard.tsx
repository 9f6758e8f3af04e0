import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Account } from '@contract/accounts/schema';
import { telHref } from '@contract/format/phone';
import { Icon } from '@/components/Icon/Icon';

interface BranchCardProps {
  readonly accounts: readonly Account[];
  /** Whether somebody is there now, by the branch's code. */
  readonly openingOf?: (code: string) => ReactNode;
}

/** The branches of the accounts, each once, one tap away. */
export function BranchCard({ accounts, openingOf }: BranchCardProps) {
  const branches = [...new Map(accounts.map(({ branch }) => [branch.code, branch])).values()];
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {branches.length === 1 ? 'Your branch' : 'Your branches'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {branches.map(({ code, name, phone }) => (
          <Stack component="li" key={code} direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={row}>
            <Box>
              <Typography variant="subtitle1">{name}</Typography>
              {openingOf?.(code)}
            </Box>
            {phone && (
              <Button
                variant="outlined"
                size="large"
                href={telHref(phone)}
                startIcon={<Icon name="phone" />}
                aria-label={`Call ${name} at ${phone}`}
              >
                {phone}
              </Button>
            )}
          </Stack>
        ))}
      </Box>
    </Card>
  );
}

const row = {
  gap: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: { sm: 'center' },
} as const;
