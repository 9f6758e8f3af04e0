import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BranchContact } from '@contract/contact/schema';
import { formatWeekday } from '@contract/format/date';
import * as m from '@locales/contact';
import { listOf } from '@locales/language';
import { CallButton } from '@/components/CallButton/CallButton';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import type { Branches } from '@/data/branches';

type ReachCardsProps = Pick<Branches, 'credit' | 'reps'>;

/** The people besides the branches: who looks after the accounts, and the credit department. */
export function ReachCards({ credit, reps }: ReachCardsProps) {
  const hasCredit = credit.phone !== null || credit.email !== null;
  return (
    <>
      {reps.map(({ name, phone, email, accountNames }) => (
        <ReachCard
          key={name}
          title={name}
          words={m.repFor({ accounts: listOf([...new Set(accountNames)]) })}
          phone={phone}
          email={email}
        />
      ))}
      {hasCredit && (
        <ReachCard
          title={m.creditOffice()}
          words={[m.creditOfficeFor(), credit.hours].filter(Boolean).join('. ')}
          phone={credit.phone}
          email={credit.email}
        />
      )}
    </>
  );
}

interface ReachCardProps {
  readonly title: string;
  readonly words: string;
  readonly phone: string | null;
  readonly email: string | null;
}

const ReachCard = ({ title, words, phone, email }: ReachCardProps) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, '@sm': 3 } }}>
    <Typography component="h3" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {words}
    </Typography>
    <Stack sx={{ gap: 0.5, mt: 1.5, alignItems: 'flex-start' }}>
      {phone && <CallButton phone={phone} />}
      {email && (
        <Link href={`mailto:${email}`} sx={{ display: 'inline-block', py: 1.5, overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      )}
    </Stack>
  </Card>
);

interface BranchCardProps {
  readonly branch: BranchContact;
  /** Whether its clocks may show another time than the customer's own branch. */
  readonly elsewhere: boolean;
}

/** How to call and to find a branch, and when somebody is there. */
export function BranchCard({ branch, elsewhere }: BranchCardProps) {
  const { name, home, opening, address, phone, afterHoursPhone, pickup } = branch;
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return (
    <Card component="section" aria-label={name} sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {home && <Chip label={m.yourBranch()} color="info" icon={<Icon name="home" />} />}
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
            {m.afterHours()}
          </Typography>
          <CallButton phone={afterHoursPhone} />
        </Stack>
      )}
      <Box component="details" open={home && roomy} sx={{ mt: 1 }}>
        <Typography component="summary" variant="subtitle2" sx={handle}>
          {m.addressAndHours()}
        </Typography>
        <Typography component="address" variant="body2" sx={{ fontStyle: 'normal' }}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Typography>
        {pickup && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {m.pickupHere()}
          </Typography>
        )}
        <BranchHours {...branch} />
        {elsewhere && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {m.localTimes({ name })}
          </Typography>
        )}
      </Box>
    </Card>
  );
}

const Opening = ({ opening }: Pick<BranchContact, 'opening'>) => (
  <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center' }}>
    <Icon name={opening?.open ? 'done' : 'open'} color={opening?.open ? 'success' : 'inherit'} />
    <Typography variant="body1">{opening?.words ?? m.callForHours()}</Typography>
  </Stack>
);

const handle = { cursor: 'pointer', py: 1.5, color: 'primary.main' } as const;

type BranchHoursProps = Pick<BranchContact, 'week' | 'seasons' | 'closures'>;

/** When a branch is open: this week, in other seasons, and the days that differ. */
function BranchHours({ week, seasons, closures }: BranchHoursProps) {
  return (
    <>
      {closures.length > 0 && (
        <Hours
          title={m.otherDays()}
          lines={closures.map(({ date, reason, words }) => ({
            days: formatWeekday(date),
            words,
            note: reason,
          }))}
        />
      )}
      {week.length > 0 && <Hours title={m.hoursNow()} lines={week} />}
      {seasons.map((season) => (
        <Hours key={season.when} title={season.when} lines={season.week} />
      ))}
    </>
  );
}

interface HoursProps {
  readonly title: string;
  readonly lines: readonly { readonly days: string; readonly words: string; readonly note?: string }[];
}

const Hours = ({ title, lines }: HoursProps) => (
  <Box sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
    <Typography variant="subtitle2" component="h4">
      {title}
    </Typography>
    <Facts facts={lines.map(({ days, words, note }) => ({ label: days, value: words, note }))} />
  </Box>
);
