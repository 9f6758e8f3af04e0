import * as common from '@locales/common';
import * as m from '@locales/accessRequests';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { contactColumns as labels } from '@contract/contactInvitations/labels';
import type { ErpPerson } from '@contract/contactInvitations/schema';
import { formatInstant } from '@contract/format/date';
import { useDoing } from '@/data/useDoing';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Facts } from '@/components/Facts/Facts';
import { accountWords, ContactStateChip } from './contactList';

interface ContactDrawerProps {
  readonly person: ErpPerson;
  /** IANA zone of the company's books. */
  readonly zone: string;
  /** Undefined for whoever only looks. */
  readonly onResend: ((email: string) => Promise<unknown>) | undefined;
  readonly onClose: () => void;
}

/** One person of the ERP beside the list: what is suggested, and where the sign-in stands. */
export function ContactDrawer({ person, zone, onResend, onClose }: ContactDrawerProps) {
  const { name, email, state } = person;
  const { busy, failure, start } = useDoing();
  return (
    <DetailDrawer
      open
      title={name ?? email}
      onClose={onClose}
      actions={
        onResend &&
        (state === 'invited' || state === 'failed') && (
          <Button size="small" variant="outlined" loading={busy} onClick={() => start(() => onResend(email))}>
            {m.resend()}
          </Button>
        )
      }
    >
      {failure !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Facts facts={factsOf(person, zone)} />
      {state !== 'notInvited' && (
        <Link href={`/admin/users?user=${encodeURIComponent(email)}`}>{m.userLink()}</Link>
      )}
    </DetailDrawer>
  );
}

const factsOf = (person: ErpPerson, zone: string) => [
  { label: common.status(), value: <ContactStateChip {...person} /> },
  { label: labels.email, value: person.email },
  {
    label: labels.accounts,
    value: person.accounts.map((account) => <div key={account.accountNo}>{accountWords(account)}</div>),
  },
  ...(person.invitedAt === null
    ? []
    : [{ label: labels.invited, value: formatInstant(person.invitedAt, zone) }]),
  {
    label: m.lastSignIn(),
    value: person.lastSignInAt === null ? m.never() : formatInstant(person.lastSignInAt, zone),
  },
];
