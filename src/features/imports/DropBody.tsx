import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { DropReport } from '@contract/imports/schema';
import type { Column } from '@/components/columns';
import { Facts } from '@/components/Facts/Facts';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { Section } from '@/components/Section/Section';
import { count, DropChip, quarantineWords } from './importList';

interface DropBodyProps {
  readonly drop: DropReport;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** What came of a drop: what it is, why it waits, whether it came whole, and what it changes. */
export function DropBody({ drop, zone }: DropBodyProps) {
  const { manifest, files, holds } = drop;
  const odd = manifest.filter(({ agrees }) => !agrees);
  const changed = files.filter(
    ({ inserted, updated, removed, quarantined }) => inserted + updated + removed + quarantined > 0,
  );
  return (
    <>
      <Stack sx={{ gap: 1, mb: 2 }}>
        {holds.map(({ message }) => (
          <Alert key={message} severity="warning" role="note">
            {message}
          </Alert>
        ))}
      </Stack>
      <Box sx={{ maxWidth: 640 }}>
        <Facts facts={factsOf(drop, zone)} />
      </Box>
      {manifest.length > 0 && (
        <Section level={2} title="Manifest check">
          <Alert severity={odd.length === 0 ? 'success' : 'error'} role="note" sx={{ mb: 2 }}>
            {odd.length === 0
              ? `All ${manifest.length} files are what the manifest says: rows, checksums and control totals.`
              : `Not what the manifest says: ${odd.map((file) => `${file.file} (${agreeWords(file)})`).join(', ')}.`}
          </Alert>
          <PlainTable
            label="Files of the manifest"
            rows={manifest}
            columns={manifestColumns}
            rowId={({ file }) => file}
          />
        </Section>
      )}
      {files.length > 0 && (
        <Section level={2} title={drop.outcome === 'applied' ? 'What it changed' : 'What it would change'}>
          {changed.length === 0 ? (
            <Alert severity="info" role="note">
              Nothing: every row is as it was.
            </Alert>
          ) : (
            <PlainTable
              label="Changes by file"
              rows={changed}
              columns={changeColumns}
              rowId={({ file }) => file}
            />
          )}
        </Section>
      )}
    </>
  );
}

function factsOf(drop: DropReport, zone: string) {
  const { asOf, receivable, decidedBy, decidedAt } = drop;
  return [
    { label: 'What became of it', value: <DropChip {...drop} /> },
    { label: 'As of', value: asOf === null ? 'Not known' : formatDate(asOf) },
    { label: 'Looked at', value: formatInstant(drop.lookedAt, zone) },
    { label: 'Rows', value: quarantineWords(drop) },
    ...(receivable
      ? [
          {
            label: 'All accounts owe',
            value: `${formatMoney(receivable.beforeCents)} → ${formatMoney(receivable.afterCents)}`,
            note: differenceWords(receivable.afterCents - receivable.beforeCents),
          },
        ]
      : []),
    ...(decidedBy && decidedAt
      ? [{ label: 'Decided', value: decidedBy, note: formatInstant(decidedAt, zone) }]
      : []),
  ];
}

function differenceWords(cents: number): string {
  if (cents === 0) return 'The same as before';
  return `${formatMoney(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}

type FileCheck = DropReport['manifest'][number];
type FileChanges = DropReport['files'][number];

const right = { align: 'right', mobile: 'hidden' } as const;

/** What the manifest promises of each file beside what was found. */
const manifestColumns: Column<FileCheck>[] = [
  { id: 'file', label: 'File', text: ({ file }) => file, width: 190, grow: 1, mobile: 'title' },
  { id: 'agrees', label: 'Agrees', text: agreeWords, width: 150, mobile: 'status' },
  {
    ...right,
    id: 'rows',
    label: 'Rows',
    text: ({ rows: { promised, found } }) => both(count(promised), found === null ? null : count(found)),
    width: 150,
  },
  {
    ...right,
    id: 'control',
    label: 'Control total',
    text: ({ control }) =>
      control === null ? '' : `${control.column} ${both(control.promised, control.found)}`,
    width: 240,
  },
  {
    id: 'sha256',
    label: 'SHA-256',
    text: ({ sha256: { promised, found } }) =>
      both(promised.slice(0, 12), found === null ? null : found.slice(0, 12)),
    width: 150,
    mobile: 'hidden',
  },
  {
    id: 'mode',
    label: 'Holds',
    text: ({ mode }) => (mode === 'full' ? 'All rows' : 'Changes'),
    width: 110,
    mobile: 'hidden',
  },
];

/** Whether a file is as its manifest says, and if not, why nobody knows or where it differs. */
function agreeWords({ agrees, sha256, rows }: FileCheck): string {
  if (agrees) return 'Yes';
  if (sha256.found === null) return 'Not read';
  return rows.found !== null && rows.found !== rows.promised ? 'No: other rows' : 'No: other content';
}

/** What was promised, and what was found where it is something else. */
const both = (promised: string, found: string | null): string =>
  found === null || found === promised ? promised : `${promised}, found ${found}`;

/** What a drop makes of each file. */
const changeColumns: Column<FileChanges>[] = [
  { id: 'file', label: 'File', text: ({ file }) => file, width: 190, grow: 1, mobile: 'title' },
  { ...right, id: 'inserted', label: 'New', text: ({ inserted }) => count(inserted), width: 100 },
  { ...right, id: 'updated', label: 'Changed', text: ({ updated }) => count(updated), width: 100 },
  { ...right, id: 'removed', label: 'Removed', text: ({ removed }) => count(removed), width: 100 },
  {
    ...right,
    id: 'quarantined',
    label: 'Held back',
    text: ({ quarantined }) => count(quarantined),
    width: 100,
  },
  {
    ...right,
    id: 'rows',
    label: 'Rows before → after',
    text: ({ before, after }) => `${count(before)} → ${count(after)}`,
    width: 180,
  },
];
