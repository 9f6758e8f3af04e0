import * as m from '@locales/originator';
import * as words from '@locales/settings';
import * as shell from '@locales/shell';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatInstant } from '@contract/format/date';
import { versionStateWords } from '@contract/originator/labels';
import type { DecidedOriginator, ProposedOriginator } from '@contract/originator/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { Column } from '@/components/columns';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { rich } from '@/components/rich';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useMay } from '@/data/may';
import { useDecidedOriginator, useOriginatorChanges } from '@/data/officeOriginator';
import { askedVersion, isOlder, newestOf, VersionsCard, WaitingParts } from '@/entries/VersionsCard';
import { OriginatorForm, type OriginatorFormProps } from './OriginatorForm';
import { type Decision, WaitingVersion, type WaitingVersionProps, WholeVersion } from './WaitingVersion';

export interface OriginatorPageProps extends Pick<OriginatorFormProps, 'onPropose'> {
  readonly onDecide: NonNullable<WaitingVersionProps['onDecide']>;
  readonly decided: AsyncResult<DecidedOriginator>;
}

/** What bank files say of the company: proposed by one administrator, confirmed by another. */
export function OriginatorPage({ decided, ...actions }: OriginatorPageProps) {
  const { data, state, problem, retry } = decided;
  return (
    <>
      <PageHeader title={shell.titleBankSettings()} subtitle={m.subtitle()} />
      <AsyncBoundary
        state={state}
        skeleton={<WaitingParts />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && <OriginatorBody decided={data} {...actions} />}
      </AsyncBoundary>
    </>
  );
}

type Version = DecidedOriginator['versions'][number];

interface OriginatorBodyProps extends Omit<OriginatorPageProps, 'decided'> {
  readonly decided: DecidedOriginator;
}

function OriginatorBody({ decided, onPropose, onDecide }: OriginatorBodyProps) {
  const changes = useMay()('changeOriginator');
  const waiting = decided.versions.find(({ state }) => state === 'waiting');
  return (
    <Stack spacing={3}>
      <Situation decided={decided} />
      {isOlder(decided) && (
        <Alert severity="warning">{rich(m.isOlder({ version: decided.shown! }), { link: toNewest })}</Alert>
      )}
      {waiting && waiting.id === decided.shown && (
        <WaitingVersion decided={decided} version={waiting} onDecide={changes ? onDecide : undefined} />
      )}
      {waiting || !changes ? (
        <WholeVersion decided={decided} />
      ) : (
        <OriginatorForm key={decided.shown} decided={decided} onPropose={onPropose} />
      )}
      {decided.versions.length > 0 && (
        <VersionsCard {...decided} about={m.versionsAbout()} stateOf={stateOf} columnsIn={columnsIn} />
      )}
    </Stack>
  );
}

/** Whether a bank file can be made now, and by which version, or why not. */
function Situation({ decided: { versions, missing } }: Pick<OriginatorBodyProps, 'decided'>) {
  const inForce = versions.find(({ state }) => state === 'inForce');
  if (inForce) {
    return (
      <Alert severity="success" role="note">
        {m.isInForce({ version: inForce.id })}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{m.noFileNow()}</AlertTitle>
      {missing.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Alert>
  );
}

const page = '/admin/payments/originator';

const toNewest = (link: ReactNode) => <Link href={page}>{link}</Link>;

const stateOf = ({ state }: Version): string => versionStateWords[state];

const columnsIn = (booksZone: string): readonly Column<Version>[] => [
  {
    id: 'proposedBy',
    label: m.proposedBy(),
    width: 180,
    grow: 1,
    mobile: 'meta',
    text: ({ proposedBy }) => proposedBy,
  },
  {
    id: 'by',
    label: words.decidedBy(),
    width: 180,
    grow: 1,
    mobile: 'meta',
    text: ({ decidedBy }) => decidedBy ?? '',
  },
  {
    id: 'at',
    label: words.decidedOn(),
    width: 180,
    mobile: 'meta',
    text: ({ decidedAt }) => (decidedAt === null ? '' : formatInstant(decidedAt, booksZone)),
  },
];

const done: Readonly<Record<Decision, () => string>> = {
  confirm: m.isConfirmed,
  refuse: m.isRefused,
  undo: m.isUndone,
};

export function OriginatorScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const decided = useDecidedOriginator(askedVersion(params));
  const { propose, confirm, refuse } = useOriginatorChanges();

  async function tell(message: string) {
    toast({ message, severity: 'success' });
    await navigate(page, { replace: true });
  }

  async function onPropose(proposal: Omit<ProposedOriginator, 'basedOn'>) {
    await propose({ ...proposal, basedOn: newestOf(decided.data ?? { versions: [] }) });
    await tell(m.isProposed());
  }

  async function onDecide(version: number, decision: Decision) {
    await (decision === 'confirm' ? confirm : refuse)(version);
    await tell(done[decision]());
  }

  return <OriginatorPage decided={asyncResult(decided)} onPropose={onPropose} onDecide={onDecide} />;
}
