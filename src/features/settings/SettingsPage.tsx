import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { DecidedSettings } from '@contract/settings/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import type { Loaded } from '@/data/asyncResult';
import { SettingsForm, type SettingsFormProps } from './SettingsForm';
import { VersionsCard } from './VersionsCard';

export interface SettingsPageProps extends Pick<SettingsFormProps, 'onDecide'> {
  readonly decided: Loaded<DecidedSettings>;
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
