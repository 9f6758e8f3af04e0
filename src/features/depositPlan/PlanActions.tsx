import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Plan } from '@contract/depositPlan/schema';
import { levelOpens } from '@contract/rules/accessOpens';
import { ExportMenu } from '@/components/ExportMenu/ExportMenu';
import { Icon } from '@/components/Icon/Icon';
import { askHref, payHref } from './places';
import { type StatementPeriod, statementPeriods } from './statementPeriods';

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

/** Who may only look is told so by the form; whose account cannot be drawn on, above. */
export function PlanActions({
  plan: { savId, accountNo, level, trouble },
  day,
  statement,
}: PlanActionsProps) {
  const mayAsk = trouble === null && levelOpens(level, 'asking');
  return (
    <Stack data-screen-only direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mb: 3 }}>
      {mayAsk && (
        <>
          <Button variant="contained" href={askHref(savId)} startIcon={<Icon name="cash" />}>
            Request money
          </Button>
          <Button variant="outlined" href={payHref(accountNo, savId)}>
            Pay invoices
          </Button>
        </>
      )}
      <Box sx={{ flexGrow: { sm: 1 } }} />
      {day !== undefined && levelOpens(level, 'savings') && <Statements day={day} {...statement} />}
      <Button href="/my-savings">Interest and rates</Button>
    </Stack>
  );
}

function Statements({ day, pending, failed, start }: StatementDownload & { readonly day: string }) {
  const periods = statementPeriods(day);
  const outcome = failed ? 'failed' : 'ready';
  return (
    <ExportMenu
      label="Statement (PDF)"
      formats={periods.map(({ label, note }) => ({ id: label, label, note }))}
      state={pending ? 'busy' : outcome}
      onExport={(chosen) => {
        const { from, to } = periods.find(({ label }) => label === chosen)!;
        start({ from, to });
      }}
    />
  );
}
