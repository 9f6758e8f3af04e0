import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OfficeDesk } from '@contract/officeHome/schema';
import { addDays, formatDayOfYear } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import * as common from '@locales/common';
import * as m from '@locales/officeHome';
import type { Column } from '@/components/columns';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { Section } from '@/components/Section/Section';

type Week = OfficeDesk['weeks'][number];

/** How many weeks the table holds the place of. */
const WEEKS = 8;

/** What customers asked to pay, week by week, each with its requests; nothing where it is not known. */
export const PaymentsByWeek = ({
  weeks,
  loading,
}: {
  readonly weeks?: readonly Week[];
  readonly loading: boolean;
}) =>
  (weeks ?? loading) && (
    <Section title={m.byWeek()} level={2}>
      <Box sx={{ maxWidth: 640 }}>
        <PlainTable
          label={m.weeksTable()}
          rows={weeks ?? []}
          columns={columnsOf(Math.max(0, ...(weeks ?? []).map(({ cents }) => cents)))}
          rowId={({ from }) => from}
          loading={loading}
          placeholders={WEEKS}
        />
      </Box>
    </Section>
  );

/** @param most cents of the week with the longest bar */
const columnsOf = (most: number): readonly Column<Week>[] => [
  {
    id: 'from',
    label: m.weekOf(),
    text: ({ from }) => formatDayOfYear(from),
    cell: (week) => <WeekCell week={week} most={most} />,
    width: 96,
    grow: 1,
    mobile: 'title',
  },
  {
    id: 'count',
    label: m.countOf(),
    text: ({ count }) => String(count),
    align: 'right',
    width: 72,
    mobile: 'meta',
  },
  {
    id: 'cents',
    label: common.amount(),
    text: ({ cents }) => formatMoney(cents),
    align: 'right',
    width: 104,
    mobile: 'amount',
  },
];

function WeekCell({ week: { from, cents }, most }: { readonly week: Week; readonly most: number }) {
  const share = most === 0 ? 0 : (100 * cents) / most;
  return (
    <>
      <Link href={`/admin/queue?tab=all&kind=payment&from=${from}&to=${addDays(from, 6)}`} sx={thumb}>
        {formatDayOfYear(from)}
      </Link>
      <Box aria-hidden style={{ width: `${share}%` }} sx={bar} />
    </>
  );
}

const thumb = { display: 'flex', alignItems: 'center', minHeight: 44 } as const;

/** The figures say the same. */
const bar = { height: 4, mb: 0.5, borderRadius: 0.5, bgcolor: 'chart.first' } as const;
