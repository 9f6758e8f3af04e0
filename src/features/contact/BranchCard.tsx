import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BranchContact } from '@contract/contact/schema';
import { CallButton } from '@/components/CallButton/CallButton';
import { Icon } from '@/components/Icon/Icon';
import { BranchHours } from './BranchHours';

interface BranchCardProps {
  readonly branch: BranchContact;
  /** Whether its clocks may show another time than the customer's own branch. */
  readonly elsewhere: boolean;
}

/** How to call and to find a branch, and when somebody is there. */
export function BranchCard({ branch, elsewhere }: BranchCardProps) {
  const { name, home, opening, address, phone, afterHoursPhone, pickup } = branch;
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <Card component="section" aria-label={name} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {home && <Chip label="Your branch" color="info" icon={<Icon name="home" />} />}
      </Stack>
      <Opening opening={opening} />
      {phone && (
        <Box sx={{ mt: 1.5 }}>
          <CallButton phone={phone} variant={home ? 'contained' : 'outlined'} size="large" />
        </Box>
      )}
      {afterHoursPhone && (
        <Stack sx={{ mt: 1.5, gap: 0.5, alignItems: 'flex-start' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            After hours, for fuel and emergencies
          </Typography>
          <CallButton phone={afterHoursPhone} />
        </Stack>
      )}
      <Box component="details" open={home && roomy} sx={{ mt: 1 }}>
        <Typography component="summary" variant="subtitle2" sx={handle}>
          Address and hours
        </Typography>
        <Typography component="address" variant="body2" sx={{ fontStyle: 'normal' }}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Typography>
        {pickup && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            Deposit plan checks can be picked up here.
          </Typography>
        )}
        <BranchHours {...branch} />
        {elsewhere && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Times are local times in {name}.
          </Typography>
        )}
      </Box>
    </Card>
  );
}

const Opening = ({ opening }: Pick<BranchContact, 'opening'>) => (
  <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center' }}>
    <Icon name={opening?.open ? 'done' : 'open'} color={opening?.open ? 'success' : 'inherit'} />
    <Typography variant="body1">{opening?.words ?? 'Call for hours'}</Typography>
  </Stack>
);

const handle = { cursor: 'pointer', py: 1.5, color: 'primary.main' } as const;
