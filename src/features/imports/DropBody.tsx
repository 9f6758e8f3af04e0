import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { DropReport } from '@contract/imports/schema';
import { Facts } from '@/components/Facts/Facts';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { Section } from '@/components/Section/Section';
import { DropChip } from './DropChip';
import { quarantineWords } from './dropKind';
import { agreeWords, changeColumns, manifestColumns } from './manifestColumns';

export interface DropBodyProps {
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
