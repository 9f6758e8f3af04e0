import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { DecidedSettings } from '@contract/settings/schema';
import { formatInstant } from '@contract/format/date';
import type { Column } from '@/components/columns';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { PartCard } from './PartCard';

type Version = DecidedSettings['versions'][number];

const standings = { past: 'Past', inForce: 'In force', coming: 'Coming' } as const;

/** Every version, the newest first: none is ever changed. */
export function VersionsCard({
  decided: { versions, shown, booksZone },
}: {
  readonly decided: DecidedSettings;
}) {
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
