import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ContactTicket } from '@contract/contact/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import type { Branches } from '@/data/contact';
import type { Loaded } from '@/data/asyncResult';
import { BranchCard } from './BranchCard';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { OwnMessages } from './OwnMessages';
import { ReachCards } from './ReachCards';
import { Sent } from './Sent';

export interface ContactPageProps extends Omit<ContactFormProps, 'initial'> {
  readonly branches: Loaded<Branches>;
  readonly messages: Loaded<{ readonly tickets: readonly ContactTicket[] }>;
  /** Undefined until it is known what the form begins with. */
  readonly initial: ContactFormProps['initial'] | undefined;
  /** What was just sent, until another message is begun. */
  readonly ticket: ContactTicket | undefined;
  readonly onAgain: () => void;
  /** IANA zone of the customer's own clock. */
  readonly zone: string;
}

/** Whom to call, when somebody is there, and a message to the company. */
export function ContactPage({
  branches,
  messages,
  initial,
  ticket,
  onAgain,
  zone,
  ...form
}: ContactPageProps) {
  const { data, state, problem, retry } = branches;
  const [first, ...others] = data?.branches ?? [];
  return (
    <>
      <PageHeader title="Contact us" subtitle="Call your branch, or write to us and get a number for it." />
      <Box sx={places}>
        <Box sx={{ gridArea: 'home' }}>
          <AsyncBoundary
            state={data && !first ? 'empty' : state}
            skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
            error={problem && { title: 'The branches didn’t load', ...problem }}
            onRetry={retry}
            empty={
              <Typography>No branch is listed yet. Write to us, and the right person answers.</Typography>
            }
          >
            <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
              Branches
            </Typography>
            {first && <BranchCard branch={first} elsewhere={first.timeZone !== zone} />}
          </AsyncBoundary>
        </Box>
        <Box sx={{ gridArea: 'write', display: 'grid', gap: 3, alignContent: 'start' }}>
          {ticket && <Sent ticket={ticket} onAgain={onAgain} />}
          {!ticket && initial && <ContactForm {...form} initial={initial} />}
          {!ticket && !initial && <Skeleton variant="rounded" sx={{ height: 640 }} />}
          <OwnMessages messages={messages} zone={zone} />
        </Box>
        <Box sx={{ gridArea: 'reach', display: 'grid', gap: 2, alignContent: 'start' }}>
          {others.map((branch) => (
            <BranchCard key={branch.code} branch={branch} elsewhere={branch.timeZone !== zone} />
          ))}
          {data && <ReachCards credit={data.credit} reps={data.reps} />}
        </Box>
      </Box>
    </>
  );
}

/** On a phone what is called most stands first, then the form; on a desk the people stand beside it. */
const places = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"home" "write" "reach"', md: '"home write" "reach write"' },
} as const;
