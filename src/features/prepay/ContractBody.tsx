import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/prepay';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatPercent, formatUnitPrice } from '@contract/format/quantity';
import type { PrepayDetail } from '@contract/prepay/schema';
import type { PrepayContract, PrepayLine } from '@contract/prepay/rows';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { rich } from '@/components/rich';
import { Section } from '@/components/Section/Section';
import { ContractHistory } from './ContractHistory';
import { PaidInChip, PrepayStatusChip, PrepayTypeChip } from './PrepayCells';
import { contractRestriction, expiryOf, lineQuantities, paceNotice, quantityLeft } from './prepayLabels';

interface ContractBodyProps {
  readonly detail: PrepayDetail;
}

/** From what it is worth down to what became of it, in the order in which people ask. */
export function ContractBody({ detail: { contract, lines, history } }: ContractBodyProps) {
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <PrepayStatusChip {...contract} />
        <PrepayTypeChip {...contract} />
        <PaidInChip {...contract} />
      </Stack>
      <Notices contract={contract} />
      <Facts facts={moneyFacts(contract)} />
      <Section title={m.contractTerms()}>
        <Facts facts={contractFacts(contract)} />
      </Section>
      <ContractLines lines={lines} />
      <ContractHistory history={history} lines={lines} />
      {contract.comments && (
        <Section title={common.comments()}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {contract.comments}
          </Typography>
        </Section>
      )}
    </>
  );
}

/** What is worth knowing before anything else. */
function Notices({ contract }: { readonly contract: PrepayContract }) {
  const { expiresOn, remainingCents, type, paidCents } = contract;
  const pace = paceNotice(contract);
  const { near } = expiryOf(contract);
  const left = formatMoney(remainingCents);
  return (
    <Stack sx={{ gap: 1, mb: 1 }}>
      {near === 'past' && expiresOn !== null && remainingCents > 0 && (
        <Alert severity="error" icon={<Icon name="warning" />}>
          {m.expiredNotice({ date: formatDate(expiresOn), amount: left })}
        </Alert>
      )}
      {near === 'soon' && expiresOn !== null && (
        <Alert severity="warning" icon={<Icon name="later" />}>
          {remainingCents > 0
            ? m.endsWithRestNotice({ date: formatDate(expiresOn), amount: left })
            : m.endsNotice({ date: formatDate(expiresOn) })}
        </Alert>
      )}
      {type === 'unpaidBooking' && paidCents === 0 && (
        <Alert severity="info" icon={<Icon name="info" />}>
          {m.unpaidNotice()}
        </Alert>
      )}
      {pace && (
        <Alert severity="info" icon={<Icon name="calendar" />}>
          {pace}
        </Alert>
      )}
    </Stack>
  );
}

/** Booked, paid in, used, remaining. What nobody booked, because it came over from elsewhere, is left out. */
function moneyFacts(contract: PrepayContract): Fact[] {
  const { bookedCents, paidCents, usedCents, remainingCents, quantities } = contract;
  const toCome = bookedCents - paidCents;
  return [
    { label: m.goodFor(), value: contractRestriction(contract) },
    ...(bookedCents === 0
      ? []
      : [
          { label: m.booked(), value: formatMoney(bookedCents) },
          {
            label: m.paidIn(),
            value: formatMoney(paidCents),
            note: toCome > 0 ? m.leftToPay({ amount: formatMoney(toCome) }) : undefined,
          },
        ]),
    { label: m.used(), value: formatMoney(usedCents) },
    {
      label: m.remaining(),
      value: formatMoney(remainingCents),
      note: quantityLeft(quantities) || undefined,
    },
  ];
}

/** What was agreed. What the contract does not say is left out. */
function contractFacts(contract: PrepayContract): Fact[] {
  const { startOn, signedOn, salesperson, termsCode, splitPercent, fieldName, farmName } = contract;
  const facts: readonly (Fact | false)[] = [
    { label: common.account(), value: contract.accountNo },
    { label: common.cropYear(), value: String(contract.cropYear) },
    { label: m.bookedOn(), value: formatDate(contract.bookedOn) },
    startOn !== null && startOn !== contract.bookedOn && { label: m.validFrom(), value: formatDate(startOn) },
    { label: m.ends(), value: expiryOf(contract).text },
    { label: common.branch(), value: contract.branchName },
    salesperson !== null && { label: m.soldBy(), value: salesperson },
    termsCode !== null && { label: m.contractTerms(), value: termsCode },
    (fieldName ?? farmName) !== null && {
      label: common.field(),
      value: [farmName, fieldName].filter(Boolean).join(', '),
    },
    splitPercent !== null && { label: m.myShare(), value: formatPercent(splitPercent) },
    signedOn !== null && { label: m.signedOn(), value: formatDate(signedOn) },
    { label: m.refundable(), value: contract.refundable ? common.yes() : common.no() },
  ];
  return facts.filter((fact) => fact !== false);
}

interface ContractLinesProps {
  readonly lines: readonly PrepayLine[];
}

/** What was booked, product by product, with the price that was agreed and the one that is posted today. */
function ContractLines({ lines }: ContractLinesProps) {
  const booked = lines.filter(({ description }) => description !== null);
  if (booked.length === 0) return null;
  return (
    <Section title={m.booked()}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {booked.map((line) => (
          <Box component="li" key={line.id} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                {line.description}
              </Typography>
              {notesOf(line).map((note) => (
                <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
                  {note}
                </Typography>
              ))}
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <Money cents={line.remainingCents} tone="strong" />
              <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {rich(m.ofBooked(), { amount: <Money cents={line.bookedCents} /> })}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function notesOf(line: PrepayLine): string[] {
  const { lockedPrice, postedPrice, unit, limitQty, fieldName } = line;
  const price = (amount: string | null) => (amount === null ? '' : formatUnitPrice(amount, unit));
  return [
    lineQuantities(line),
    priceWords(price(lockedPrice), price(postedPrice)),
    limitQty ? m.stopsAtQuantity() : '',
    fieldName ?? '',
  ].filter(Boolean);
}

function priceWords(locked: string, posted: string): string {
  if (locked && posted) return m.lockedAndPosted({ locked, posted });
  if (locked) return m.lockedAt({ price: locked });
  return posted && m.postedAt({ price: posted });
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
