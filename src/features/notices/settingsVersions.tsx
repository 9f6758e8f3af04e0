import Box from '@mui/material/Box';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/noticeSettings';
import * as settings from '@locales/settings';
import { useMemo } from 'react';
import { formatDate, formatInstant } from '@contract/format/date';
import { noticeKindWords } from '@contract/notices/labels';
import type { ScheduleVersion, TextVersion } from '@contract/noticeSettings/schema';
import type { Column } from '@/components/columns';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { PartCard } from '@/entries/PartCard';

interface VersionsProps<V> {
  /** The newest first: none is ever changed. */
  readonly versions: readonly V[];
  /** The IANA zone in which times are told. */
  readonly zone: string;
}

export function ScheduleVersions({ versions, zone }: VersionsProps<ScheduleVersion>) {
  const columns = useMemo(() => scheduleColumns(zone), [zone]);
  return (
    <PartCard title={m.versions()} about={m.versionsAbout()}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <PlainTable
          label={m.scheduleVersions()}
          rows={versions}
          columns={columns}
          rowId={({ version }) => String(version)}
        />
      </Box>
    </PartCard>
  );
}

const standings = texts({
  past: settings.standingPast,
  inForce: settings.standingInForce,
  coming: settings.standingComing,
});

const scheduleColumns = (zone: string): readonly Column<ScheduleVersion>[] => [
  { id: 'from', label: common.from(), width: 130, mobile: 'title', text: ({ from }) => formatDate(from) },
  {
    id: 'standing',
    label: common.status(),
    width: 90,
    mobile: 'status',
    text: ({ standing }) => standings[standing],
  },
  { id: 'says', label: m.saysSchedule(), width: 300, grow: 2, mobile: 'meta', text: scheduleLine },
  ...decidedColumns(zone),
];

const scheduleLine = (version: ScheduleVersion): string =>
  m.scheduleLine({
    due: version.dueSoonDays,
    late: version.pastDueDays.join(', '),
    discount: version.discountDays,
    percent: version.prepayPercent,
    lock: version.priceLockDays,
  });

export function TextVersions({ versions, zone }: VersionsProps<TextVersion>) {
  const columns = useMemo(() => textColumns(zone), [zone]);
  return (
    <PlainTable
      label={m.textVersions()}
      rows={versions}
      columns={columns}
      rowId={({ version }) => String(version)}
    />
  );
}

const textColumns = (zone: string): readonly Column<TextVersion>[] => [
  { id: 'kind', label: m.textKind(), width: 160, mobile: 'title', text: ({ kind }) => noticeKindWords[kind] },
  {
    id: 'says',
    label: m.saysText(),
    width: 300,
    grow: 2,
    mobile: 'meta',
    text: ({ opening, closing, spanishOpening, spanishClosing }) =>
      [opening, closing, spanishOpening, spanishClosing].filter((said) => said !== '').join(' · ') ||
      m.onlyOurs(),
  },
  ...decidedColumns(zone),
];

interface Decided {
  readonly decidedBy: string;
  /** ISO instant. */
  readonly decidedAt: string;
}

function decidedColumns(zone: string): readonly Column<Decided>[] {
  return [
    {
      id: 'by',
      label: settings.decidedBy(),
      width: 180,
      grow: 1,
      mobile: 'meta',
      text: ({ decidedBy }) => decidedBy,
    },
    {
      id: 'at',
      label: settings.decidedOn(),
      width: 180,
      mobile: 'meta',
      text: ({ decidedAt }) => formatInstant(decidedAt, zone),
    },
  ];
}
