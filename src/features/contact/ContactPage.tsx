import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as contact from '@contract/contact/endpoints';
import * as purchases from '@contract/purchases/endpoints';
import type { Invoice } from '@contract/purchases/schema';
import { contactAbout } from '@contract/rules/contactAbout';
import type { ContactTicket } from '@contract/contact/schema';
import { formatUsPhone } from '@contract/format/phone';
import { isEmail } from '@contract/rules/email';
import { toUsPhone } from '@contract/format/phone';
import * as common from '@locales/common';
import * as m from '@locales/contact';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { inOrder } from '@/components/inOrder';
import { rich } from '@/components/rich';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { useAccounts } from '@/data/accounts';
import { type Branches, useBranches } from '@/data/branches';
import { useAnswerMessage } from '@/data/contact';
import { useSource } from '@/data/DataProvider';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { quiet, useEndpoint } from '@/data/useEndpoint';
import { beginning, readLink } from './contactEntries';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { OwnMessages, type OwnMessagesProps } from './OwnMessages';
import { BranchCard, ReachCards } from './ReachCards';
import { useSending } from './useSending';

export interface ContactPageProps
  extends Omit<ContactFormProps, 'initial'>, Pick<OwnMessagesProps, 'onAnswer'> {
  readonly branches: AsyncResult<Branches>;
  readonly messages: AsyncResult<{ readonly tickets: readonly ContactTicket[] }>;
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
  onAnswer,
  zone,
  ...form
}: ContactPageProps) {
  const { data, state, problem, retry } = branches;
  const [first, ...others] = data?.branches ?? [];
  return (
    <>
      <PageHeader title={common.contactUs()} subtitle={m.pageSubtitle()} />
      <Box sx={places}>
        <Box sx={{ gridArea: 'home' }}>
          <AsyncBoundary
            state={data && !first ? 'empty' : state}
            skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
            error={problem && { title: m.branchesFailed(), ...problem }}
            onRetry={retry}
            empty={<Typography>{m.noBranches()}</Typography>}
          >
            <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
              {m.branches()}
            </Typography>
            {first && <BranchCard branch={first} elsewhere={first.timeZone !== zone} />}
          </AsyncBoundary>
        </Box>
        <Box sx={{ gridArea: 'write', display: 'grid', gap: 3, alignContent: 'start', ...inOrder }}>
          {ticket && <Sent ticket={ticket} onAgain={onAgain} />}
          {!ticket && initial && <ContactForm {...form} initial={initial} />}
          {!ticket && !initial && <Skeleton variant="rounded" data-coming sx={{ height: 640 }} />}
          <OwnMessages messages={messages} onAnswer={onAnswer} zone={zone} />
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
  ...inOrder,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { '@md': 'auto 1fr' },
  gridTemplateAreas: { xs: '"home" "write" "reach"', '@md': '"home write" "reach write"' },
} as const;

/** On whose wall the customer reads the time. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a blend was mixed from, and words between the lines, are not disputed by themselves. */
const linesOf = (invoice: Invoice | undefined) =>
  (invoice?.lines ?? []).filter(({ parentLineNo, lineType }) => parentLineNo === null && lineType !== 'text');

export function ContactScreen() {
  const { username } = useSource();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const own = useAccounts('my-account');
  const sending = useSending(() => crypto.randomUUID());
  const answer = useAnswerMessage(() => crypto.randomUUID());
  const toast = useToast();
  const accounts = useMemo(
    () => (own.data?.accounts ?? []).map(({ accountNo, name, phone }) => ({ accountNo, name, phone })),
    [own.data],
  );
  const address = params.toString();
  const { kept, ticket } = sending;
  const initial = useMemo(
    () =>
      // After a message was sent, the next one begins empty.
      ticket
        ? undefined
        : beginning({
            link: readLink(new URLSearchParams(address)),
            draft: kept(),
            email: isEmail(username) ? username : '',
            phone: accounts.map(({ phone }) => toUsPhone(phone)).find((phone) => phone !== undefined) ?? '',
            accounts: accounts.map(({ accountNo }) => accountNo),
          }),
    [address, ticket, kept, username, accounts],
  );
  const disputed = contactAbout(initial?.about ?? '');
  const invoice = useEndpoint(
    purchases.invoice,
    { params: { invoiceNo: disputed?.kind === 'dispute' ? disputed.reference : null } },
    quiet,
  );

  return (
    <ContactPage
      branches={asyncResult(useBranches())}
      messages={asyncResult(useEndpoint(contact.list, {}))}
      accounts={accounts}
      disputedLines={linesOf(invoice.data)}
      initial={own.isPending ? undefined : initial}
      onChange={sending.keep}
      onSend={sending.send}
      onAnswer={async (ticketNo, text) => {
        await answer(ticketNo, text);
        toast({ message: m.answerSent(), severity: 'success' });
      }}
      ticket={ticket}
      onAgain={() => {
        sending.again();
        void navigate('/contact-us', { replace: true });
      }}
      zone={zone}
    />
  );
}

interface SentProps {
  readonly ticket: ContactTicket;
  readonly onAgain: () => void;
}

/** A message arrived: its number, and how it will be answered. */
function Sent({ ticket: { ticketNo, replyBy, replyTo, attachments }, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function goToTheNewHeading() {
    heading.current?.focus();
  }, []);
  const said = attachments.length === 0 ? m.sentNumber() : m.sentNumberFiles();
  return (
    <Card component="section" aria-labelledby="sent" sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography component="h2" variant="h2" id="sent" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        {m.sent()}
      </Typography>
      <Alert severity="success" sx={{ mb: 2 }}>
        {rich(said, { number: <b>{ticketNo}</b>, files: attachments.join(', ') })}
      </Alert>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {m.willAnswer({ way: replyBy, to: formatUsPhone(replyTo) })}
      </Typography>
      <Button variant="outlined" onClick={onAgain} sx={{ mt: 2 }}>
        {m.writeAnother()}
      </Button>
    </Card>
  );
}
