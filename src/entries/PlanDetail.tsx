import * as m from '@locales/paymentPlans';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { brokenWords, installmentWords, planEveryWords } from '@contract/paymentPlans/labels';
import type { PaymentPlan } from '@contract/paymentPlans/schema';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { saidOf } from './planSentences';

const looks = {
  proposed: { words: m.stateProposed, color: 'info', icon: 'later' },
  agreed: { words: m.stateAgreed, color: 'success', icon: 'calendar' },
  kept: { words: m.stateKept, color: 'success', icon: 'done' },
  broken: { words: m.stateBroken, color: 'error', icon: 'warning' },
  declined: { words: m.stateDeclined, color: 'default', icon: 'close' },
  lapsed: { words: m.stateLapsed, color: 'default', icon: 'later' },
  canceled: { words: m.stateCanceled, color: 'default', icon: 'close' },
} as const;

/** How a plan stands, in a word. */
export function PlanChip({ state }: Pick<PaymentPlan, 'state'>) {
  const { words, color, icon } = looks[state];
  return <Chip component="span" label={words()} color={color} icon={<Icon name={icon} />} />;
}

interface PlanDetailProps {
  readonly plan: PaymentPlan;
  /** IANA zone of the company's books. */
  readonly zone: string;
  /** Whoever reads it is of the office. */
  readonly forOffice?: boolean;
}

/** How a plan stands in a sentence, its installments, and how they are paid. */
export function PlanDetail({ plan, zone, forOffice = false }: PlanDetailProps) {
  const { installments, broken, reason, source } = plan;
  return (
    <>
      {broken ? (
        <Alert severity="error">{brokenWords[broken]}</Alert>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{saidOf(plan, forOffice)}</Typography>
      )}
      {plan.state === 'proposed' && (
        <Typography>{m.answerBy({ at: formatInstant(plan.lapsesAt, zone) })}</Typography>
      )}
      {reason !== null && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{m.reasonGiven({ reason })}</Typography>
      )}
      <Facts
        facts={[
          { label: m.total(), value: formatMoney(plan.totalCents) },
          { label: m.every(), value: planEveryWords[plan.every] },
          ...(source === null ? [] : [{ label: m.from(), value: source }]),
        ]}
      />
      <Box component="ol" aria-label={m.count()} sx={list}>
        {installments.map(({ day, amountCents, state }) => (
          <li key={day}>
            <span>{formatDate(day)}</span>
            <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(amountCents)}
            </Box>
            <Box component="span" sx={{ color: bad.has(state) ? 'error.main' : 'text.secondary' }}>
              {installmentWords[state]}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

const bad: ReadonlySet<PaymentPlan['installments'][number]['state']> = new Set([
  'returned',
  'notPaid',
] as const);

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
  '& > li': {
    display: 'grid',
    // A whole day fits beside the others in the side of an account's page.
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 1.5,
    py: 1,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
} as const;
