import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as second from '@locales/secondPerson';
import * as m from '@locales/users';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatUsPhone } from '@contract/format/phone';
import { requestStatusWord } from '@contract/requests/labels';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { accessLevels, relationships } from '@contract/rules/accessLevels';
import { actionsFor, deskWords, type UserAction, type UserStatus } from '@contract/officeUsers/labels';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Section } from '@/components/Section/Section';
import type { LiftSuppression } from '@/data/email';
import { useMay } from '@/data/may';
import { MarkedAddress } from '@/entries/MarkedAddress';
import { UserChip } from './userList';
import { actionWords, personWords, signInWords } from './userLabels';

interface UserBodyProps {
  readonly user: OfficeUserDetail;
  readonly isSelf: boolean;
  readonly zone: string;
  readonly onFlag: (flag: Flag) => void;
  /** Asks which desks somebody sits at. */
  readonly onDesks: () => void;
  /** Goes on with what did not come to its end. */
  readonly onResume: () => void;
  readonly busy: boolean;
  readonly onLift: LiftSuppression;
}

/** All that the office knows of a user. */
export function UserBody({ user, isSelf, zone, onFlag, onDesks, onResume, busy, onLift }: UserBodyProps) {
  const { operation, accounts, openRequests, poolTold, marks } = user;
  const may = useMay();
  return (
    <>
      <Stack sx={{ gap: 1.5, mb: 2 }}>
        {operation && operation.state !== 'done' && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" loading={busy} onClick={onResume}>
                {common.tryAgain()}
              </Button>
            }
          >
            {operation.told} {operation.goesOn && m.triesAgain()}
          </Alert>
        )}
        {operation?.state === 'done' && (
          <Alert severity="info">
            {operation.told} ({formatInstant(operation.changedAt, zone)})
          </Alert>
        )}
        {marks.map((mark) => (
          <MarkedAddress
            key={mark.address}
            mark={mark}
            zone={zone}
            canLift={may('sendEmailAgain')}
            onLift={onLift}
          />
        ))}
        {poolTold !== null && user.status !== 'creating' && <Alert severity="warning">{poolTold}</Alert>}
      </Stack>
      <Facts facts={factsOf(user, zone)} />
      <Section title={m.permissions()}>
        <UserFlags user={user} isSelf={isSelf} onAsk={onFlag} />
        <UserDesks user={user} isSelf={isSelf} onDesks={onDesks} />
      </Section>
      <Section title={m.linkedAccounts()}>
        {accounts.length === 0 ? (
          <Typography variant="body2">{m.noLinks()}</Typography>
        ) : (
          <Facts
            facts={accounts.map(({ accountNo, accountName, level, relationship }) => ({
              label: `${accountName} (${accountNo})`,
              value: `${accessLevels[level].label}, ${relationships[relationship].toLowerCase()}`,
              note: accessLevels[level].explains,
            }))}
          />
        )}
      </Section>
      {openRequests.length > 0 && (
        <Section title={m.openRequests()}>
          <Facts
            facts={openRequests.map(({ requestNo, amountCents, flow, status }) => ({
              label: requestNo,
              value: `${formatMoney(amountCents)}, ${requestStatusWord({ flow, status }).toLowerCase()}`,
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** The desks that somebody sits at, and what waits for a second administrator. */
function UserDesks({ user, isSelf, onDesks }: Pick<UserBodyProps, 'user' | 'isSelf' | 'onDesks'>) {
  const { desks, branch, proposed, status } = user;
  const may = useMay();
  const words = desks.map((desk) => deskWords[desk]).join(', ') || m.noDesk();
  const isLocked = status === 'creating' || status === 'deleting' || status === 'deleted';
  return (
    <Stack sx={{ gap: 1, mt: 1, alignItems: 'flex-start' }}>
      <Facts
        facts={[
          { label: m.desks(), value: words, note: branch === null ? undefined : m.seesOnly({ branch }) },
        ]}
      />
      {proposed && (
        <Alert severity="info">
          {m.powersWait({ name: proposed.proposedBy })}{' '}
          <Link href="/admin/second-person">{second.seeWaiting()}</Link>
        </Alert>
      )}
      {may('manageUsers') && !isSelf && !isLocked && (
        <Button variant="outlined" onClick={onDesks}>
          {m.changeDesks()}
        </Button>
      )}
    </Stack>
  );
}

function factsOf(user: OfficeUserDetail, zone: string): Fact[] {
  const { status, phone, lastSignInAt, createdAt, createdBy, deletedAt, pool, name } = user;
  const codes = pool?.codeMethods ?? [];
  return [
    { label: common.status(), value: <UserChip status={status} /> },
    { label: common.name(), value: personWords(user) },
    ...(pool?.email && pool.email !== name ? [{ label: m.emailsGoTo(), value: pool.email }] : []),
    ...(phone ? [{ label: m.cellPhone(), value: formatUsPhone(phone) }] : []),
    { label: m.lastSignIn(), value: signInWords(lastSignInAt, zone) },
    { label: m.newsByEmail(), value: user.emailNews ? common.yes() : common.no() },
    ...(pool ? [{ label: m.signInCodes(), value: codes.length > 0 ? m.codesAreOn() : m.codesAreOff() }] : []),
    {
      label: m.created(),
      value: formatInstant(createdAt, zone),
      note: createdBy ? m.createdBy({ name: createdBy }) : undefined,
    },
    ...(deletedAt ? [{ label: m.statusDeleted(), value: formatInstant(deletedAt, zone) }] : []),
  ];
}

export type Flag = 'admin' | 'deposit_plan';

interface UserFlagsProps {
  readonly user: Pick<OfficeUserDetail, 'admin' | 'deposit_plan' | 'status'>;
  /** Whether it is who looks: nobody takes the administrator's flag from themselves. */
  readonly isSelf: boolean;
  readonly onAsk: (flag: Flag) => void;
}

/** The two flags as switches; each asks before it is turned. */
function UserFlags({ user, isSelf, onAsk }: UserFlagsProps) {
  const may = useMay();
  const locked = !may('manageUsers') || ['creating', 'deleting', 'deleted'].includes(user.status);
  return (
    <Stack>
      {(['deposit_plan', 'admin'] as const).map((flag) => (
        <FormControlLabel
          key={flag}
          label={flagWords[flag]}
          disabled={locked || (flag === 'admin' && isSelf)}
          control={<Switch checked={user[flag]} onChange={() => onAsk(flag)} />}
        />
      ))}
    </Stack>
  );
}

const flagWords: Readonly<Record<Flag, string>> = texts({
  admin: m.administrator,
  deposit_plan: common.depositPlan,
});

interface UserActionsProps {
  readonly user: Pick<OfficeUserDetail, 'admin' | 'status' | 'pool'>;
  readonly isSelf: boolean;
  readonly onAct: (what: UserAction) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Shows the portal as this customer sees it. */
  readonly onView: () => void;
}

/** Who sees something once they sign in: whoever else has no portal to look at. */
const seesPortal: ReadonlySet<UserStatus> = new Set(['invited', 'active', 'resetting']);

/** What the help desk does too. */
const helping: ReadonlySet<UserAction> = new Set(['invitation', 'password-reset', 'sign-out']);

/** What can be done with a user who stands so. */
export function UserActions({ user, isSelf, onAct, onEdit, onDelete, onView }: UserActionsProps) {
  const { admin, status, pool } = user;
  const may = useMay();
  const manages = may('manageUsers');
  const actions = actionsFor[status].filter(
    (what) =>
      (manages || (may('helpUsers') && helping.has(what))) &&
      !(what === 'disabling' && isSelf) &&
      !(what === 'codes-off' && (pool?.codeMethods ?? []).length === 0),
  );
  const gone = status === 'deleting' || status === 'deleted';
  if (gone) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {manages && status !== 'creating' && (
        <Button variant="contained" onClick={onEdit}>
          {m.edit()}
        </Button>
      )}
      {!admin && may('viewAs') && seesPortal.has(status) && (
        <Button variant="outlined" onClick={onView}>
          {m.viewAs()}
        </Button>
      )}
      {actions.map((what) => (
        <Button key={what} variant="outlined" onClick={() => onAct(what)}>
          {actionWords[what].label()}
        </Button>
      ))}
      {manages && !isSelf && (
        <Button variant="outlined" color="error" onClick={onDelete}>
          {common.deleteIt()}
        </Button>
      )}
    </Stack>
  );
}
