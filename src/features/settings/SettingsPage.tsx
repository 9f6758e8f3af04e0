import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CompanySettings, DecidedSettings } from '@contract/settings/schema';
import { formatInstant } from '@contract/format/date';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { Column } from '@/components/columns';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PlainTable } from '@/components/PlainTable/PlainTable';
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
      <PageHeader
        title="Company settings"
        subtitle="Each change is another version, in force from the time that you choose."
      />
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: 'The settings didn’t load', ...problem }}
        onRetry={retry}
      >
        {data && (
          <Stack spacing={3}>
            {isOlder(data) && (
              <Alert severity="warning">
                This is version {data.shown}, and there is a newer one. What you save here takes its place.{' '}
                <Link href="/admin/settings">Open the newest</Link>
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
    toast({ message: 'The settings are saved as another version.', severity: 'success' });
    await navigate('/admin/settings', { replace: true });
  }

  return <SettingsPage decided={asyncResult(decided)} onDecide={onDecide} />;
}

type Version = DecidedSettings['versions'][number];

const standings = { past: 'Past', inForce: 'In force', coming: 'Coming' } as const;

/** Every version, the newest first: none is ever changed. */
function VersionsCard({ decided: { versions, shown, booksZone } }: { readonly decided: DecidedSettings }) {
  const columns = useMemo(() => columnsFor(shown, booksZone), [shown, booksZone]);
  return (
    <PartCard title="Versions" about="What was agreed to under a version stays readable with it.">
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <PlainTable label="All versions" rows={versions} columns={columns} rowId={({ id }) => String(id)} />
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
      label: 'Version',
      width: 90,
      mobile: 'title',
      text: ({ id }) => String(id),
      cell: ({ id }) => <VersionLink id={id} shown={id === shown} />,
    },
    {
      id: 'standing',
      label: 'Stands',
      width: 90,
      mobile: 'status',
      text: ({ standing }) => standings[standing],
    },
    {
      id: 'from',
      label: 'From',
      width: 180,
      mobile: 'meta',
      text: ({ effectiveFrom }) => words(effectiveFrom),
    },
    {
      id: 'by',
      label: 'Decided by',
      width: 180,
      grow: 1,
      mobile: 'meta',
      text: ({ decidedBy }) => decidedBy,
    },
    { id: 'at', label: 'Decided', width: 180, mobile: 'meta', text: ({ decidedAt }) => words(decidedAt) },
  ];
}
