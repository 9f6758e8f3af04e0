import * as common from '@locales/common';
import * as m from '@locales/imports';
import { count } from '@locales/language';
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
import { DropChip, quarantineWords } from './importList';

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
        <Section level={2} title={m.manifestCheck()}>
          <Alert severity={odd.length === 0 ? 'success' : 'error'} role="note" sx={{ mb: 2 }}>
            {odd.length === 0
              ? m.manifestAgrees({ files: manifest.length })
              : m.manifestDiffers({
                  files: odd.map((file) => `${file.file} (${agreeWords(file)})`).join(', '),
                })}
          </Alert>
          <PlainTable
            label={m.manifestFiles()}
            rows={manifest}
            columns={manifestColumns()}
            rowId={({ file }) => file}
          />
        </Section>
      )}
      {files.length > 0 && (
        <Section level={2} title={drop.outcome === 'applied' ? m.whatItChanged() : m.whatItWouldChange()}>
          {changed.length === 0 ? (
            <Alert severity="info" role="note">
              {m.changesNothing()}
            </Alert>
          ) : (
            <PlainTable
              label={m.changesByFile()}
              rows={changed}
              columns={changeColumns()}
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
    { label: m.result(), value: <DropChip {...drop} /> },
    { label: m.asOf(), value: asOf === null ? m.notKnown() : formatDate(asOf) },
    { label: m.lookedAt(), value: formatInstant(drop.lookedAt, zone) },
    { label: m.rows(), value: quarantineWords(drop) },
    ...(receivable
      ? [
          {
            label: m.allAccountsOwe(),
            value: `${formatMoney(receivable.beforeCents)} → ${formatMoney(receivable.afterCents)}`,
            note: differenceWords(receivable.afterCents - receivable.beforeCents),
          },
        ]
      : []),
    ...(decidedBy && decidedAt
      ? [{ label: m.decided(), value: decidedBy, note: formatInstant(decidedAt, zone) }]
      : []),
  ];
}

function differenceWords(cents: number): string {
  if (cents === 0) return m.sameAsBefore();
  const amount = formatMoney(Math.abs(cents));
  return cents > 0 ? m.amountMore({ amount }) : m.amountLess({ amount });
}

type FileCheck = DropReport['manifest'][number];
type FileChanges = DropReport['files'][number];

const right = { align: 'right', mobile: 'hidden' } as const;

/** What the manifest promises of each file beside what was found. */
const manifestColumns = (): Column<FileCheck>[] => [
  { id: 'file', label: common.file(), text: ({ file }) => file, width: 190, grow: 1, mobile: 'title' },
  { id: 'agrees', label: m.agrees(), text: agreeWords, width: 150, mobile: 'status' },
  {
    ...right,
    id: 'rows',
    label: m.rows(),
    text: ({ rows: { promised, found } }) => both(count(promised), found === null ? null : count(found)),
    width: 150,
  },
  {
    ...right,
    id: 'control',
    label: m.controlTotal(),
    text: ({ control }) =>
      control === null ? '' : `${control.column} ${both(control.promised, control.found)}`,
    width: 240,
  },
  {
    id: 'sha256',
    label: m.checksum(),
    text: ({ sha256: { promised, found } }) =>
      both(promised.slice(0, 12), found === null ? null : found.slice(0, 12)),
    width: 150,
    mobile: 'hidden',
  },
  {
    id: 'mode',
    label: m.holds(),
    text: ({ mode }) => (mode === 'full' ? m.allRows() : m.onlyChanges()),
    width: 110,
    mobile: 'hidden',
  },
];

/** Whether a file is as its manifest says, and if not, why nobody knows or where it differs. */
function agreeWords({ agrees, sha256, rows }: FileCheck): string {
  if (agrees) return common.yes();
  if (sha256.found === null) return m.notRead();
  return rows.found !== null && rows.found !== rows.promised ? m.otherRows() : m.otherContent();
}

/** What was promised, and what was found where it is something else. */
const both = (promised: string, found: string | null): string =>
  found === null || found === promised ? promised : m.promisedAndFound({ promised, found });

/** What a drop makes of each file. */
const changeColumns = (): Column<FileChanges>[] => [
  { id: 'file', label: common.file(), text: ({ file }) => file, width: 190, grow: 1, mobile: 'title' },
  { ...right, id: 'inserted', label: m.newRows(), text: ({ inserted }) => count(inserted), width: 100 },
  { ...right, id: 'updated', label: m.changedRows(), text: ({ updated }) => count(updated), width: 100 },
  { ...right, id: 'removed', label: m.removedRows(), text: ({ removed }) => count(removed), width: 100 },
  {
    ...right,
    id: 'quarantined',
    label: m.heldBack(),
    text: ({ quarantined }) => count(quarantined),
    width: 100,
  },
  {
    ...right,
    id: 'rows',
    label: m.beforeAfter(),
    text: ({ before, after }) => `${count(before)} → ${count(after)}`,
    width: 180,
  },
];
