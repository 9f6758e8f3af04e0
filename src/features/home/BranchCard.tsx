import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import * as m from '@locales/home';
import type { Account } from '@contract/accounts/schema';
import { pageGutter } from '@/components/PortalLayout/PortalLayout';
import { CallButton } from '@/components/CallButton/CallButton';

export interface BranchProps {
  readonly accounts: readonly Account[];
  /** Whether somebody is at a branch now, by its code: "Open until 5:00 PM". Undefined where that is not known. */
  readonly openingOf?: (code: string) => string | undefined;
}

const branchesOf = (accounts: readonly Account[]) => [
  ...new Map(accounts.map(({ branch }) => [branch.code, branch])).values(),
];

/** The branches of the accounts, each once, one tap away. */
export function BranchCard({ accounts, openingOf }: BranchProps) {
  const branches = branchesOf(accounts);
  return (
    <Card sx={[{ p: { xs: 2, '@sm': 3 } }, branches.length === 1 && branches[0]!.phone !== null && inTheBar]}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {m.yourBranches({ n: branches.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {branches.map(({ code, name, phone }) => (
          <Box component="li" key={code} sx={row}>
            <Box>
              <Typography variant="subtitle1">{name}</Typography>
              <Opening words={openingOf?.(code)} />
            </Box>
            {phone && <CallButton phone={phone} name={name} size="large" />}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** On a phone the branch stays under the thumb; the bar goes where the page ends, so that it hides nothing there. */
export function BranchBar({ accounts, openingOf }: BranchProps) {
  const branch = branchesOf(accounts).find(({ phone }) => phone !== null);
  if (!branch) return null;
  const { code, name, phone } = branch;
  return (
    <Box component="section" aria-label={m.callBranch()} data-screen-only sx={bar}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2">{name}</Typography>
        <Opening words={openingOf?.(code)} />
      </Box>
      <CallButton phone={phone!} name={name} size="large" brief />
    </Box>
  );
}

/** Holds its line until it is known. */
const Opening = ({ words }: { readonly words: string | undefined }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 20 }}>
    {words}
  </Typography>
);

/** The one branch with a number is in the bar on a phone. */
const inTheBar = { display: { xs: 'none', '@sm': 'block' }, '@media print': { display: 'block' } } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;

/** Pixels, with the distance to what is in focus. */
const barHeight = 88;

/** What comes into focus is scrolled to above the bar. For what stands around the bar and the rest of the page. */
export const aboveTheBar = {
  '& :is(a, button, input, [tabindex])': { scrollMarginBottom: barHeight },
} as const;

const bar = {
  display: { xs: 'flex', '@sm': 'none' },
  '@media print': { display: 'none' },
  // Not fixed: at the end of the page it stands in its own place, above the footer.
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mx: `calc(-1 * ${pageGutter})`,
  mt: 2,
  px: pageGutter,
  py: 1,
  // Rounded screens have no edge that can be touched below.
  pb: 'max(8px, env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
