import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/settings';
import * as shell from '@locales/shell';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CompanySettings, DecidedSettings } from '@contract/settings/schema';
import { formatInstant } from '@contract/format/date';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { Column } from '@/components/columns';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { rich } from '@/components/rich';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useDecidedSettings, useDecideSettings } from '@/data/officeSettings';
import { PartCard } from './PartCard';
import { SettingsForm, type SettingsFormProps } from './SettingsForm';

export interface SettingsPageProps extends Pick<SettingsFormProps, 'onDecide'> {
  readonly decided: AsyncResult<DecidedSettings>;
}

/** What the company decides and the ERP does not tell: limits, hours, texts, and the message above every page. */
export function SettingsPage({ decided, onDecide }: SettingsPageProps) {
  const { data, state, problem, retry } = decided;
  return (
    <>
      <PageHeader title={shell.titleCompanySettings()} subtitle={m.subtitle()} />
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <Stack spacing={3}>
            {isOlder(data) && (
              <Alert severity="warning">
                {rich(m.isOlder({ version: String(data.shown) }), { link: toNewest })}
              </Alert>
            )}
            <SettingsForm key={data.shown} decided={data} onDecide={onDecide} />
            {data.versions.length > 0 && <VersionsCard decided={data} />}
          </Stack>
        )}
      </AsyncBoundary>
    </>
  );
}

const toNewest = (words: ReactNode) => <Link href="/admin/settings">{words}</Link>;

const isOlder = ({ versions, shown }: DecidedSettings): boolean =>
  versions.some(({ id }) => id > (shown ?? 0));

const Waiting = () => (
  <Stack spacing={3}>
    {[280, 220, 180].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Stack>
);

export function SettingsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const asked = Number(params.get('version'));
  const decided = useDecidedSettings(Number.isSafeInteger(asked) && asked > 0 ? asked : undefined);
  const decide = useDecideSettings();

  async function onDecide(settings: CompanySettings, effectiveFrom: string | null) {
    const ids = decided.data?.versions.map(({ id }) => id) ?? [];
    await decide({ settings, effectiveFrom, basedOn: ids.length > 0 ? Math.max(...ids) : null });
    toast({ message: m.saved(), severity: 'success' });
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

/** Every version, the newest first: none is ever changed. */
function VersionsCard({ decided: { versions, shown, booksZone } }: { readonly decided: DecidedSettings }) {
  const columns = useMemo(() => columnsFor(shown, booksZone), [shown, booksZone]);
  return (
    <PartCard title={m.versions()} about={m.versionsAbout()}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <PlainTable
          label={m.allVersions()}
          rows={versions}
          columns={columns}
          rowId={({ id }) => String(id)}
        />
      </Box>
    </PartCard>
  );
}

const VersionLink = ({ id, shown }: { readonly id: number; readonly shown: boolean }) => (
  <Link href={`?version=${id}`} aria-current={shown ? 'true' : undefined}>
    {id}
  </Link>
);

function columnsFor(shown: number | null, booksZone: string): readonly Column<Version>[] {
  const words = (instant: string) => formatInstant(instant, booksZone);
  return [
    {
      id: 'version',
      label: m.version(),
      width: 90,
      mobile: 'title',
      text: ({ id }) => String(id),
      cell: ({ id }) => <VersionLink id={id} shown={id === shown} />,
    },
    {
      id: 'standing',
      label: common.status(),
      width: 90,
      mobile: 'status',
      text: ({ standing }) => standings[standing],
    },
    {
      id: 'from',
      label: common.from(),
      width: 180,
      mobile: 'meta',
      text: ({ effectiveFrom }) => words(effectiveFrom),
    },
    {
      id: 'by',
      label: m.decidedBy(),
      width: 180,
      grow: 1,
      mobile: 'meta',
      text: ({ decidedBy }) => decidedBy,
    },
    { id: 'at', label: m.decidedOn(), width: 180, mobile: 'meta', text: ({ decidedAt }) => words(decidedAt) },
  ];
}
