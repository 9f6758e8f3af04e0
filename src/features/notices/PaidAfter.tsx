import { count } from '@locales/language';
import * as m from '@locales/notices';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import * as notices from '@contract/notices/endpoints';
import { noticeKindWords } from '@contract/notices/labels';
import type { PaidAfterReminders } from '@contract/notices/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { Column } from '@/components/columns';
import { Fold } from '@/components/Fold/Fold';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { Section } from '@/components/Section/Section';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useEndpoint } from '@/data/useEndpoint';

export interface PaidAfterProps {
  /** Asked for once it is open. */
  readonly paid: AsyncResult<PaidAfterReminders>;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** What was paid within 7 days after reminders, by kind and week; folded until somebody wants to know. */
export function PaidAfter({ paid: { data, state, problem, retry }, open, onToggle }: PaidAfterProps) {
  return (
    <Fold variant="part" title={m.paidAfter()} open={open} onToggle={onToggle}>
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        empty={null}
        error={problem && { title: m.paidAfterFailed(), ...problem }}
        onRetry={retry}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.paidAfterAbout()}
        </Typography>
        {data?.kinds.map((one) => (
          <Section key={one.kind} title={noticeKindWords[one.kind]}>
            {one.kind === 'discountEnding' && (
              <Typography variant="body2" sx={{ mb: 1 }}>
                {m.paidAfterDiscount()}
              </Typography>
            )}
            <PlainTable
              label={m.paidAfterByWeek({ kind: noticeKindWords[one.kind] })}
              rows={rowsOf(one)}
              columns={columns()}
              rowId={({ week }) => week}
            />
          </Section>
        ))}
      </AsyncBoundary>
    </Fold>
  );
}

type Kind = PaidAfterReminders['kinds'][number];

interface Row {
  /** In words. */
  readonly week: string;
  readonly figures: Kind['total'];
}

const rowsOf = ({ weeks, total }: Kind): readonly Row[] => [
  ...weeks.map((figures) => {
    const day = formatDate(figures.from);
    return { week: figures.isComplete ? day : m.weekNotComplete({ day }), figures };
  }),
  { week: m.allWeeks(), figures: total },
];

const figure = (id: string, label: string, text: Column<Row>['text']): Column<Row> => ({
  id,
  label,
  text,
  align: 'right',
  width: 120,
  mobile: 'meta',
});

const columns = (): readonly Column<Row>[] => [
  { id: 'week', label: m.columnWeekFrom(), text: ({ week }) => week, width: 200, grow: 1, mobile: 'title' },
  figure('accounts', m.columnTold(), ({ figures }) => count(figures.accounts)),
  figure('named', m.columnNamed(), ({ figures }) => formatMoney(figures.namedCents)),
  figure('paidAccounts', m.columnPaidAccounts(), ({ figures }) => count(figures.paidAccounts)),
  figure('paid', m.columnPaid(), ({ figures }) => formatMoney(figures.paidCents)),
];

export function PaidAfterPart() {
  const [open, setOpen] = useState(false);
  const answer = useEndpoint(notices.paidAfter, {}, { enabled: open });
  return <PaidAfter paid={asyncResult(answer)} open={open} onToggle={() => setOpen(!open)} />;
}
