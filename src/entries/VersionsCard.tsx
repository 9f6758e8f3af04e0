import * as common from '@locales/common';
import * as m from '@locales/settings';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { formatInstant } from '@contract/format/date';
import type { Column } from '@/components/columns';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { PartCard } from './PartCard';

interface Version {
  readonly id: number;
  /** An ISO instant. */
  readonly effectiveFrom: string;
}

interface VersionsCardProps<V extends Version> {
  /** The newest first: none is ever changed. */
  readonly versions: readonly V[];
  /** The one that the page shows. */
  readonly shown: number | null;
  readonly booksZone: string;
  readonly about: string;
  /** Where a version stands, in words. */
  readonly stateOf: (version: V) => string;
  /** Who decided it and when, for readers of the books zone. Both functions are made once, outside of the page. */
  readonly columnsIn: (booksZone: string) => readonly Column<V>[];
}

/** Every version with a link to it. */
export function VersionsCard<V extends Version>({
  versions,
  shown,
  booksZone,
  about,
  stateOf,
  columnsIn,
}: VersionsCardProps<V>) {
  const columns = useMemo(
    (): readonly Column<V>[] => [
      linkColumn(shown),
      { id: 'standing', label: common.status(), width: 90, mobile: 'status', text: stateOf },
      {
        id: 'from',
        label: common.from(),
        width: 180,
        mobile: 'meta',
        text: ({ effectiveFrom }) => formatInstant(effectiveFrom, booksZone),
      },
      ...columnsIn(booksZone),
    ],
    [shown, booksZone, stateOf, columnsIn],
  );
  return (
    <PartCard title={m.versions()} about={about}>
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

const linkColumn = (shown: number | null): Column<Version> => ({
  id: 'version',
  label: m.version(),
  width: 90,
  mobile: 'title',
  text: ({ id }) => String(id),
  cell: ({ id }) => <VersionLink id={id} shown={id === shown} />,
});

const VersionLink = ({ id, shown }: { readonly id: number; readonly shown: boolean }) => (
  <Link href={`?version=${id}`} aria-current={shown ? 'true' : undefined}>
    {id}
  </Link>
);

interface Shown {
  readonly versions: readonly Version[];
  readonly shown: number | null;
}

/** Whether there is a newer version than the one shown. */
export const isOlder = ({ versions, shown }: Shown): boolean => versions.some(({ id }) => id > (shown ?? 0));

/** The number of the newest version, which a decision is based on; null: there is none. */
export const newestOf = ({ versions }: Pick<Shown, 'versions'>): number | null =>
  versions.length === 0 ? null : Math.max(...versions.map(({ id }) => id));

/** The version that the address asks for; undefined: the newest. */
export function askedVersion(params: URLSearchParams): number | undefined {
  const asked = Number(params.get('version'));
  return Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
}

/** The page while its versions are on their way. */
export const WaitingParts = () => (
  <Stack spacing={3}>
    {[280, 220, 180].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Stack>
);
