import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallButton } from '@/components/CallButton/CallButton';
import type { Branches } from '@/data/contact';

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
          words={`Sales representative for ${[...new Set(accountNames)].join(', ')}`}
          phone={phone}
          email={email}
        />
      ))}
      {hasCredit && (
        <ReachCard
          title="Credit department"
          words={['Terms, credit lines, past-due balances', credit.hours].filter(Boolean).join('. ')}
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
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
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
