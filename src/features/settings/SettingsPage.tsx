import { texts } from '@locales/language';
import * as second from '@locales/secondPerson';
import * as m from '@locales/settings';
import * as shell from '@locales/shell';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatInstant } from '@contract/format/date';
import { limitSentence } from '@contract/secondPerson/labels';
import type { CompanySettings, DecidedSettings } from '@contract/settings/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { Column } from '@/components/columns';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { rich } from '@/components/rich';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useMay } from '@/data/may';
import { useDecidedSettings, useDecideSettings } from '@/data/officeSettings';
import { askedVersion, isOlder, newestOf, VersionsCard, WaitingParts } from '@/entries/VersionsCard';
import { SettingsForm, type SettingsFormProps } from './SettingsForm';
import { ToldSettings } from './ToldSettings';

export interface SettingsPageProps extends Pick<SettingsFormProps, 'onDecide'> {
  readonly decided: AsyncResult<DecidedSettings>;
}

/** What the company decides and the ERP does not tell: limits, hours, texts, and the message above every page. */
export function SettingsPage({ decided, onDecide }: SettingsPageProps) {
  const { data, state, problem, retry } = decided;
  const changes = useMay()('changeSettings');
  return (
    <>
      <PageHeader title={shell.titleCompanySettings()} subtitle={m.subtitle()} />
      <AsyncBoundary
        state={state}
        skeleton={<WaitingParts />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <Stack spacing={3}>
            {data.proposed && <WaitingChange {...data.proposed} booksZone={data.booksZone} />}
            {isOlder(data) && (
              <Alert severity="warning">
                {rich((changes ? m.isOlder : m.isOlderToRead)({ version: String(data.shown) }), {
                  link: toNewest,
                })}
              </Alert>
            )}
            {changes ? (
              <SettingsForm key={data.shown} decided={data} onDecide={onDecide} />
            ) : (
              <ToldSettings {...data} />
            )}
            {data.versions.length > 0 && (
              <VersionsCard {...data} about={m.versionsAbout()} stateOf={stateOf} columnsIn={columnsIn} />
            )}
          </Stack>
        )}
      </AsyncBoundary>
    </>
  );
}

type WaitingChangeProps = NonNullable<DecidedSettings['proposed']> & Pick<DecidedSettings, 'booksZone'>;

/** What loosens limits and holds only once a second administrator confirms it. */
const WaitingChange = ({ proposedBy: name, proposedAt, limits, booksZone }: WaitingChangeProps) => (
  <Alert severity="info" role="note" sx={{ overflowWrap: 'anywhere' }}>
    <AlertTitle>{m.proposalWaits()}</AlertTitle>
    {m.proposedBy({ name, when: formatInstant(proposedAt, booksZone) })}
    {limits.map((limit) => (
      <div key={limit.name}>{limitSentence(limit)}</div>
    ))}
    <Link href="/admin/second-person">{second.seeWaiting()}</Link>
  </Alert>
);

const toNewest = (words: ReactNode) => <Link href="/admin/settings">{words}</Link>;

export function SettingsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const decided = useDecidedSettings(askedVersion(params));
  const decide = useDecideSettings();

  async function onDecide(settings: CompanySettings, effectiveFrom: string | null) {
    const { proposed } = await decide({
      settings,
      effectiveFrom,
      basedOn: newestOf(decided.data ?? { versions: [] }),
    });
    // What waited before is not this change.
    if (proposed && proposed.id !== decided.data?.proposed?.id)
      toast({ message: m.savedWaits(), severity: 'info' });
    else toast({ message: m.saved(), severity: 'success' });
    await navigate('/admin/settings', { replace: true });
  }

  return <SettingsPage decided={asyncResult(decided)} onDecide={onDecide} />;
}

type Version = DecidedSettings['versions'][number];

const standings = texts({
  past: m.standingPast,
  inForce: m.standingInForce,
  coming: m.standingComing,
});

const stateOf = ({ standing }: Version): string => standings[standing];

const columnsIn = (booksZone: string): readonly Column<Version>[] => [
  {
    id: 'by',
    label: m.decidedBy(),
    width: 180,
    grow: 1,
    mobile: 'meta',
    text: ({ decidedBy }) => decidedBy,
  },
  {
    id: 'at',
    label: m.decidedOn(),
    width: 180,
    mobile: 'meta',
    text: ({ decidedAt }) => formatInstant(decidedAt, booksZone),
  },
];
