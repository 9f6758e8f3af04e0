import * as common from '@locales/common';
import { count } from '@locales/language';
import * as m from '@locales/notices';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { formatInstant } from '@contract/format/date';
import { noticeKinds, noticeKindWords, type RunState, runStateWords } from '@contract/notices/labels';
import type { NoticeRun } from '@contract/notices/schema';
import type { Column } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';

const looks: Readonly<Record<RunState, readonly [IconName, ChipProps['color']]>> = {
  held: ['warning', 'warning'],
  released: ['done', 'success'],
  dropped: ['cancelled', 'default'],
};

function RunChip({ state }: Pick<NoticeRun, 'state'>) {
  const [icon, color] = looks[state];
  return <Chip label={runStateWords[state]} color={color} icon={<Icon name={icon} />} />;
}

/** "New statement: 12, Due soon: 3"; kinds that a run has none of are left out. */
export const kindsLine = ({ kinds }: Pick<NoticeRun, 'kinds'>): string =>
  noticeKinds
    .filter((kind) => kinds[kind] > 0)
    .map((kind) => m.kindCount({ kind: noticeKindWords[kind], n: count(kinds[kind]) }))
    .join(', ');

const decidedLine = ({ decidedBy, decidedAt }: NoticeRun, zone: string): string =>
  decidedBy === null || decidedAt === null
    ? ''
    : m.decidedLine({ who: decidedBy, when: formatInstant(decidedAt, zone) });

interface ResendProps {
  readonly run: NoticeRun;
  readonly onAsk: (run: NoticeRun) => void;
}

function Resend({ run, onAsk }: ResendProps) {
  const what = m.resend({ emails: run.failed });
  return (
    <Button size="small" aria-label={m.resendOf({ what, number: run.runId })} onClick={() => onAsk(run)}>
      {what}
    </Button>
  );
}

/**
 * Columns of the runs that are decided.
 * @param onResend undefined for whoever only reads
 */
export const runColumns = (
  zone: string,
  onResend: ((run: NoticeRun) => void) | undefined,
): readonly Column<NoticeRun>[] => [
  {
    id: 'when',
    label: m.columnWhen(),
    text: ({ at }) => formatInstant(at, zone),
    width: 190,
    whole: true,
    mobile: 'title',
  },
  {
    id: 'state',
    label: common.status(),
    text: ({ state }) => runStateWords[state],
    cell: (run) => <RunChip {...run} />,
    width: 110,
    mobile: 'status',
  },
  {
    id: 'people',
    label: m.columnPeople(),
    text: ({ people }) => count(people),
    align: 'right',
    width: 80,
    mobile: 'meta',
  },
  {
    id: 'notices',
    label: m.columnNotices(),
    text: ({ notices }) => count(notices),
    align: 'right',
    width: 80,
    mobile: 'meta',
  },
  {
    id: 'heldBack',
    label: m.columnPaused(),
    text: ({ heldBack }) => count(heldBack),
    align: 'right',
    width: 80,
    mobile: 'meta',
  },
  {
    id: 'failed',
    label: m.columnFailed(),
    text: ({ failed }) => count(failed),
    cell: (run) => (onResend && run.failed > 0 ? <Resend run={run} onAsk={onResend} /> : count(run.failed)),
    align: 'right',
    width: 120,
    mobile: 'meta',
  },
  { id: 'kinds', label: m.columnKinds(), text: kindsLine, width: 200, grow: 1, mobile: 'meta' },
  {
    id: 'why',
    label: m.columnWhy(),
    text: ({ heldBecause }) => heldBecause ?? '',
    width: 160,
    grow: 1,
    mobile: 'meta',
  },
  {
    id: 'decided',
    label: m.columnDecided(),
    text: (run) => decidedLine(run, zone),
    width: 180,
    mobile: 'meta',
  },
];
