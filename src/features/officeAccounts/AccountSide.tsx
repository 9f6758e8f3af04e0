import * as autopayText from '@locales/autopay';
import * as m from '@locales/officeAccounts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dayRuleWords } from '@contract/autopay/labels';
import { masked } from '@contract/format/accountNumber';
import { formatUsPhone } from '@contract/format/phone';
import { dateInZone, formatDate } from '@contract/format/date';
import { groupWords } from '@contract/notices/labels';
import type { AccountNote, DeskAccount, DeskBankAccount, DeskPerson } from '@contract/officeAccounts/schema';
import { shortName } from '@contract/rules/accountNote';
import { accessLevels } from '@contract/rules/accessLevels';
import { CallButton } from '@/components/CallButton/CallButton';
import { Section } from '@/components/Section/Section';
import type { May } from '@/data/may';
import type { NoteChange } from '@/data/officeAccounts';

interface AccountSideProps {
  readonly may: May;
  readonly desk: DeskAccount;
  readonly zone: string;
  readonly busy: boolean;
  readonly onNote: (id: string, change: NoteChange) => void;
  readonly onTags: () => void;
  /** What the account promised. */
  readonly promises?: ReactNode;
}

/** Who and what belongs to an account, beside what happened on it. */
export function AccountSide({ may, desk, zone, busy, onNote, onTags, promises }: AccountSideProps) {
  const { account, people, bankAccounts, autopay, notes, tags } = desk;
  const { phone, email, address, branch, rep } = account;
  const works = may('noteAccounts');
  return (
    <Box sx={{ '& section:first-of-type': { mt: 0 } }}>
      <Section title={m.notes()} level={2}>
        <Rows empty={m.noNotes()}>
          {notes.map((note) => (
            <Note key={note.id} note={note} zone={zone} busy={busy} onNote={works ? onNote : undefined} />
          ))}
        </Rows>
      </Section>
      {promises}
      {(works || tags.length > 0) && (
        <Section title={m.tags()} level={2}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {tags.map((tag) => (
              <Chip key={tag} label={tag} />
            ))}
            {works && (
              <Button size="small" onClick={onTags}>
                {tags.length === 0 ? m.addTags() : m.changeTags()}
              </Button>
            )}
          </Stack>
        </Section>
      )}
      <Section title={m.people()} level={2}>
        <Rows empty={m.nobodySignsIn()}>
          {people.map((person) => (
            <Person key={person.name} person={person} zone={zone} isLink={may('seeUsers')} />
          ))}
        </Rows>
      </Section>
      <Section title={m.bankAccounts()} level={2}>
        <Rows empty={m.noBankAccounts()}>
          {bankAccounts.map((option) => (
            <BankAccount key={option.id} option={option} />
          ))}
        </Rows>
        {autopay && <Typography variant="body2">{autopayWords(autopay)}</Typography>}
      </Section>
      <Section title={m.contacts()} level={2}>
        <Stack sx={{ gap: 0.5, overflowWrap: 'anywhere' }}>
          {phone && <CallButton phone={formatUsPhone(phone)} size="small" />}
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
          {address.map((line) => (
            <Typography key={line} variant="body2">
              {line}
            </Typography>
          ))}
          <Typography variant="body2" sx={quiet}>
            {m.branchOf({ name: branch.name })}
          </Typography>
          {rep.name && (
            <Typography variant="body2" sx={quiet}>
              {m.repOf({ name: [rep.name, rep.phone].filter(Boolean).join(', ') })}
            </Typography>
          )}
        </Stack>
      </Section>
    </Box>
  );
}

const autopayWords = ({ status, dayRule, source }: NonNullable<DeskAccount['autopay']>): string => {
  const told = { day: dayRuleWords[dayRule], source };
  return status === 'on' ? autopayText.officeOn(told) : autopayText.officePaused(told);
};

function Rows({ children, empty }: { readonly children: readonly ReactNode[]; readonly empty: string }) {
  if (children.length === 0) return <Typography sx={quiet}>{empty}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '& > li + li': parted }}>
      {children}
    </Box>
  );
}

interface PersonProps extends Pick<AccountSideProps, 'zone'> {
  readonly person: DeskPerson;
  /** Whether users are open to whoever looks. */
  readonly isLink: boolean;
}

function Person({ person, zone, isLink }: PersonProps) {
  const { name, givenName, familyName, level, lastSignInAt } = person;
  const called = `${givenName} ${familyName}`.trim();
  return (
    <Box component="li" sx={{ py: 1 }}>
      {isLink ? (
        <Link href={`/admin/users?user=${encodeURIComponent(name)}`} sx={{ overflowWrap: 'anywhere' }}>
          {called || name}
        </Link>
      ) : (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{called || name}</Typography>
      )}
      <Typography variant="body2" sx={quiet}>
        {[
          accessLevels[level].label,
          lastSignInAt
            ? m.signedIn({ day: formatDate(dateInZone(new Date(lastSignInAt), zone)) })
            : m.neverSignedIn(),
        ].join(' · ')}
      </Typography>
      <Typography variant="body2" sx={quiet}>
        {toldWords(person)}
      </Typography>
    </Box>
  );
}

/** What somebody is told of the account by email. */
function toldWords({ told, choseForAccount }: DeskPerson): string {
  const not = told.filter(({ email }) => email === 'never').map(({ group }) => groupWords[group]);
  const emails =
    not.length === 0
      ? m.emailedAll()
      : not.length === told.length
        ? m.emailedNone()
        : m.notEmailed({ groups: not.join(', ') });
  return choseForAccount ? `${emails} · ${m.choseForAccount()}` : emails;
}

function BankAccount({ option }: { readonly option: DeskBankAccount }) {
  const { nickname, bankName, last, status, statusReason, check } = option;
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{`${nickname} ${masked(last)}`}</Typography>
        <BankAccountChip status={status} />
      </Stack>
      <Typography variant="body2" sx={quiet}>
        {[bankName, statusReason ?? check].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

function BankAccountChip({ status }: Pick<DeskBankAccount, 'status'>) {
  if (status === 'active') return <Chip label={m.optionConfirmed()} color="success" />;
  if (status === 'pendingVerification') return <Chip label={m.optionPending()} color="warning" />;
  return <Chip label={status === 'blocked' ? m.optionBlocked() : m.optionFailed()} color="error" />;
}

interface NoteProps extends Pick<AccountSideProps, 'zone' | 'busy'> {
  /** Undefined for whoever only looks. */
  readonly onNote: AccountSideProps['onNote'] | undefined;
  readonly note: AccountNote;
}

function Note({ note, zone, busy, onNote }: NoteProps) {
  const { id, text, pinned, author, at, followUpOn, owner, doneAt, version } = note;
  const due = followUpOn !== null && doneAt === null;
  const who = m.notedBy({ name: shortName(author), day: formatDate(dateInZone(new Date(at), zone)) });
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Typography
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: pinned ? 600 : undefined }}
      >
        {text}
      </Typography>
      <Typography variant="body2" sx={quiet}>
        {pinned ? `${m.pinned()} · ${who}` : who}
      </Typography>
      {followUpOn && (
        <Typography variant="body2" sx={{ color: due ? 'warning.main' : 'text.secondary' }}>
          {due
            ? m.dueBy({ day: formatDate(followUpOn), owner: shortName(owner ?? '') })
            : m.followedUp({ day: formatDate(dateInZone(new Date(doneAt!), zone)) })}
        </Typography>
      )}
      {onNote && (
        <Stack direction="row" sx={{ gap: 1, ml: -1, flexWrap: 'wrap' }}>
          {due && (
            <Button size="small" disabled={busy} onClick={() => onNote(id, { version, done: true })}>
              {m.done()}
            </Button>
          )}
          <Button size="small" disabled={busy} onClick={() => onNote(id, { version, pinned: !pinned })}>
            {pinned ? m.unpin() : m.pin()}
          </Button>
        </Stack>
      )}
    </Box>
  );
}

const quiet = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;
const parted = { borderTop: '1px solid', borderColor: 'divider' } as const;
