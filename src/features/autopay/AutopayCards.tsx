import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import * as m from '@locales/autopay';
import { coversWords, dayRuleWords, runStatusWords, stopWords } from '@contract/autopay/labels';
import type { Autopay, AutopayRun, AutopayView } from '@contract/autopay/schema';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { requestUrl } from '@/data/requestUrl';
import { AutopayWhy } from './AutopayWhy';

interface Part {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A card of the page with its title. */
export function Titled({ title, children }: Part) {
  const id = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography component="h2" variant="h3" id={id}>
          {title}
        </Typography>
        {children}
      </Stack>
    </Card>
  );
}

export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <Stack
    data-screen-only
    direction={{ xs: 'column', sm: 'row' }}
    useFlexGap
    sx={{ flexWrap: 'wrap', gap: 1.5 }}
  >
    {children}
  </Stack>
);

interface StatusCardProps {
  readonly view: AutopayView;
  readonly onSetUp: () => void;
  readonly onTurnOff: () => void;
}

/** Whether it is on, by which terms, and what to do about it. */
export function StatusCard({
  view: { accountNo, autopay, whyNot, booksZone },
  onSetUp,
  onTurnOff,
}: StatusCardProps) {
  const setUp = (words: string) => (
    <Button variant="contained" disabled={whyNot !== null} onClick={onSetUp}>
      {words}
    </Button>
  );
  const scheduled = (
    <Button href={requestUrl('/my-account/payments/scheduled', { query: { account: accountNo } })}>
      {m.toScheduled()}
    </Button>
  );
  if (!autopay || autopay.status === 'ended') {
    return (
      <Titled title={m.none()}>
        {autopay?.reason && <Alert severity="info">{stopWords[autopay.reason]}</Alert>}
        <Typography>{whyNot ?? m.noneSays()}</Typography>
        <Actions>
          {setUp(m.setUp())}
          {scheduled}
        </Actions>
      </Titled>
    );
  }
  const isOn = autopay.status === 'on';
  const off = (
    <Button variant="outlined" onClick={onTurnOff}>
      {m.turnOff()}
    </Button>
  );
  return (
    <Titled
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          {m.title()}
          <Chip
            component="span"
            label={isOn ? m.statusOn() : m.statusPaused()}
            color={isOn ? 'success' : 'warning'}
            icon={<Icon name={isOn ? 'done' : 'warning'} />}
          />
        </Box>
      }
    >
      {autopay.reason && <Alert severity="warning">{stopWords[autopay.reason]}</Alert>}
      <Facts facts={factsOf(autopay, booksZone)} />
      {autopay.isMine ? (
        <Actions>
          {isOn ? (
            <Button variant="outlined" disabled={whyNot !== null} onClick={onSetUp}>
              {m.change()}
            </Button>
          ) : (
            setUp(m.setUpAgain())
          )}
          {off}
          {scheduled}
        </Actions>
      ) : (
        <>
          <Typography>{m.byAnother({ name: autopay.owner })}</Typography>
          <Actions>
            {off}
            {scheduled}
          </Actions>
        </>
      )}
    </Titled>
  );
}

const factsOf = (autopay: Autopay, zone: string) => [
  { label: m.when(), value: dayRuleWords[autopay.dayRule] },
  { label: m.what(), value: coversWords[autopay.covers] },
  { label: m.from(), value: autopay.source },
  { label: m.perPayment(), value: formatMoney(autopay.paymentCapCents) },
  {
    label: m.perMonth(),
    value: formatMoney(autopay.monthCapCents),
    note: m.usedOfMonth({
      used: formatMoney(autopay.monthCents),
      limit: formatMoney(autopay.monthCapCents),
    }),
  },
  {
    label: m.setUpFact(),
    value: m.setUpBy({ name: autopay.owner, day: formatInstant(autopay.createdAt, zone) }),
  },
];

interface NextPaymentProps {
  readonly view: AutopayView;
  readonly busy: boolean;
  readonly onSkip: (skipped: boolean) => void;
  readonly onLimit: () => void;
}

/** The payment that comes next, and why it is that much. */
export function NextPayment({ view: { next, booksZone }, busy, onSkip, onLimit }: NextPaymentProps) {
  if (!next) return <Titled title={m.nextTitle()}>{<Typography>{m.nextNone()}</Typography>}</Titled>;
  const { plan, status, placeAt } = next;
  const isSkipped = status === 'skipped';
  return (
    <Titled title={m.nextTitle()}>
      <Typography variant="h4" component="p">
        {m.nextOn({ amount: formatMoney(plan.totalCents), day: formatDate(plan.payDay) })}
      </Typography>
      <Typography>
        {isSkipped
          ? m.nextSkipped()
          : placeAt === null
            ? m.nextPlanned()
            : m.nextAnnounced({ when: formatInstant(placeAt, booksZone) })}
      </Typography>
      <AutopayWhy run={next} />
      {placeAt !== null && (
        <Actions>
          <Button variant="outlined" loading={busy} onClick={() => onSkip(!isSkipped)}>
            {isSkipped ? m.unskip() : m.skip()}
          </Button>
          {!isSkipped && (
            <Button variant="outlined" disabled={busy} onClick={onLimit}>
              {m.lower()}
            </Button>
          )}
        </Actions>
      )}
    </Titled>
  );
}

interface HistoryProps {
  /** The newest first; of one that is not the page's own, what it covers. */
  readonly paid: readonly { readonly run: AutopayRun; readonly what?: string }[];
  readonly empty: string;
}

/** What was paid, and what was not, each with its reasons. */
export function History({ paid, empty }: HistoryProps) {
  return (
    <Titled title={m.historyTitle()}>
      {paid.length === 0 && <Typography>{empty}</Typography>}
      {paid.map(({ run, what }) => (
        <Box key={`${run.payDay} ${run.announcedAt}`} component="article">
          <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
            <Typography component="h3" variant="h4">
              {m.nextOn({ amount: formatMoney(run.plan.totalCents), day: formatDate(run.plan.payDay) })}
            </Typography>
            <Chip
              label={runStatusWords[run.status]}
              color={run.status === 'placed' ? 'success' : 'default'}
            />
            {run.requestId && run.requestNo && (
              <Link
                href={requestUrl('/my-account/payments/payment-requests', {
                  query: { request: run.requestId },
                })}
              >
                {m.toRequest({ requestNo: run.requestNo })}
              </Link>
            )}
          </Stack>
          {what !== undefined && <Typography variant="body2">{what}</Typography>}
          <AutopayWhy run={run} />
        </Box>
      ))}
    </Titled>
  );
}
