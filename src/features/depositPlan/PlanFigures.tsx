import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as m from '@locales/depositPlan';
import type { Plan } from '@contract/depositPlan/schema';
import { formatDate } from '@contract/format/date';
import { formatRate, tierWords } from '@contract/depositPlan/labels';
import { formatMoney } from '@contract/format/money';
import { levelOpens } from '@contract/rules/accessOpens';
import { rateOn } from '@contract/rules/depositInterest';
import { ExportMenu } from '@/components/ExportMenu/ExportMenu';
import { Icon } from '@/components/Icon/Icon';
import { rich } from '@/components/rich';
import { StatTiles } from '@/components/StatTile/StatTile';
import { askHref, payHref, requestHref } from './links';
import { type StatementPeriod, statementPeriods } from './statementPeriods';

interface PlanFiguresProps {
  readonly plan: Plan;
  /** 'YYYY-MM-DD'; undefined before anything was loaded. */
  readonly day: string | undefined;
}

/** What a deposit account holds, what of it is free, and what it earns. */
export function PlanFigures({ plan, day }: PlanFiguresProps) {
  const { ledgerCents, availableCents, minCents } = plan;
  const requested = plan.requests.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Box sx={{ mb: 3 }}>
      <StatTiles
        parts={[
          [
            {
              label: m.available(),
              value: formatMoney(availableCents),
              note: minCents > 0 ? m.afterHoldsAndMinimum({ amount: formatMoney(minCents) }) : m.afterHolds(),
            },
            {
              label: m.ledgerBalance(),
              value: formatMoney(ledgerCents),
              note: day && m.onDay({ date: formatDate(day) }),
            },
          ],
          [
            {
              label: m.onHold(),
              value: formatMoney(requested + plan.erpHoldCents),
              note: <Holds {...plan} />,
            },
            { label: m.rate(), value: rateWords(plan, day), note: rateNote(plan, day) },
            {
              label: m.interestThisMonth(),
              value: formatMoney(plan.accruedCents),
              note: m.earnedNotAdded(),
            },
          ],
        ]}
      />
    </Box>
  );
}

/** What is free, and the way to ask for it, in one line. */
export function PlanBrief({ plan }: Pick<PlanFiguresProps, 'plan'>) {
  return (
    <Stack
      data-screen-only
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
    >
      <Typography variant="body2">
        {rich(m.availableBrief(), {
          amount: (
            <Typography component="strong" variant="subtitle1">
              {formatMoney(plan.availableCents)}
            </Typography>
          ),
        })}
      </Typography>
      {mayAskFor(plan) && (
        <Button variant="contained" href={askHref(plan.savId)}>
          {m.requestMoney()}
        </Button>
      )}
    </Stack>
  );
}

/** Who may only look is told so by the form; whose account cannot be drawn on, above. */
const mayAskFor = ({ trouble, level }: PlanActionsProps['plan']): boolean =>
  trouble === null && levelOpens(level, 'asking');

function Holds({ requests, erpHoldCents }: Plan) {
  return (
    <>
      {requests.map(({ requestId, requestNo, amountCents }) => (
        <Box component="span" key={requestId} sx={{ display: 'block' }}>
          {rich(m.requestHolds({ amount: formatMoney(amountCents) }), {
            request: (
              <Link href={requestHref(requestId)} sx={{ display: 'inline-block', py: { xs: 1.5, sm: 0.5 } }}>
                {requestNo}
              </Link>
            ),
          })}
        </Box>
      ))}
      {erpHoldCents > 0 && m.heldByCompany({ amount: formatMoney(erpHoldCents) })}
      {requests.length === 0 && erpHoldCents === 0 && m.nothingHeld()}
    </>
  );
}

const tiersOf = ({ terms }: Plan, day: string | undefined) =>
  (day === undefined ? undefined : rateOn(terms.rates, day))?.tiers ?? [];

const rateWords = (plan: Plan, day: string | undefined): string => {
  const top = tiersOf(plan, day).findLast(({ fromCents }) => fromCents <= Math.max(0, plan.ledgerCents));
  return top ? formatRate(top.annualRate) : m.noRateNow();
};

function rateNote(plan: Plan, day: string | undefined): string {
  const tiers = tiersOf(plan, day);
  const since = day === undefined ? undefined : rateOn(plan.terms.rates, day)?.effectiveFrom;
  if (tiers.length > 1) return tierWords(tiers);
  return since === undefined ? m.noRateYet() : m.aYearSince({ date: formatDate(since) });
}

/** How far the paper of some days is, and the way to it. */
export interface StatementDownload {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly start: (period: Pick<StatementPeriod, 'from' | 'to'>) => void;
}

interface PlanActionsProps {
  readonly plan: Pick<Plan, 'savId' | 'accountNo' | 'level' | 'trouble'>;
  /** The day of the newest figures; undefined before anything was loaded. */
  readonly day: string | undefined;
  readonly statement: StatementDownload;
}

export function PlanActions({ plan, day, statement }: PlanActionsProps) {
  const { savId, accountNo, level } = plan;
  return (
    <Stack data-screen-only sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
      {mayAskFor(plan) && (
        <>
          <Button variant="contained" href={askHref(savId)} startIcon={<Icon name="cash" />}>
            {m.requestMoney()}
          </Button>
          <Button variant="outlined" href={payHref(accountNo, savId)}>
            {m.payInvoices()}
          </Button>
        </>
      )}
      <Box sx={{ flexGrow: { '@sm': 1 } }} />
      {day !== undefined && levelOpens(level, 'savings') && <Statements day={day} {...statement} />}
      <Button href="/my-savings">{m.mySavings()}</Button>
    </Stack>
  );
}

function Statements({ day, pending, failed, start }: StatementDownload & { readonly day: string }) {
  const periods = statementPeriods(day);
  const outcome = failed ? 'failed' : 'ready';
  return (
    <ExportMenu
      label={m.statementPdf()}
      formats={periods.map(({ label, note }) => ({ id: label, label, note }))}
      state={pending ? 'busy' : outcome}
      onExport={(chosen) => {
        const { from, to } = periods.find(({ label }) => label === chosen)!;
        start({ from, to });
      }}
    />
  );
}
