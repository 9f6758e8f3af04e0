import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatPercent, formatUnitPrice } from '@contract/format/quantity';
import type { PrepayDetail } from '@contract/prepay/schema';
import type { PrepayContract, PrepayLine } from '@contract/prepay/rows';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { Section } from '@/components/Section/Section';
import { ContractHistory } from './ContractHistory';
import { PaidInChip, PrepayStatusChip, PrepayTypeChip } from './PrepayCells';
import { contractRestriction, expiryOf, lineQuantities, paceWords, quantityLeft } from './prepayLabels';

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
      <Section title="Terms">
        <Facts facts={contractFacts(contract)} />
      </Section>
      <ContractLines lines={lines} />
      <ContractHistory history={history} lines={lines} />
      {contract.comments && (
        <Section title="Comments">
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
  const pace = paceWords(contract);
  const { near } = expiryOf(contract);
  const left = formatMoney(remainingCents);
  return (
    <Stack sx={{ gap: 1, mb: 1 }}>
      {near === 'past' && expiresOn !== null && remainingCents > 0 && (
        <Alert severity="error" icon={<Icon name="warning" />}>
          Expired on {formatDate(expiresOn)} with {left} left. Talk to us about what happens with it.
        </Alert>
      )}
      {near === 'soon' && expiresOn !== null && (
        <Alert severity="warning" icon={<Icon name="later" />}>
          Ends on {formatDate(expiresOn)}.{remainingCents > 0 && ` ${left} is left to use until then.`}
        </Alert>
      )}
      {type === 'unpaidBooking' && paidCents === 0 && (
        <Alert severity="info" icon={<Icon name="info" />}>
          Booked, but not paid: nothing can be drawn from it yet.
        </Alert>
      )}
      {pace && (
        <Alert severity="info" icon={<Icon name="calendar" />}>
          At last season’s pace: {pace.charAt(0).toLowerCase() + pace.slice(1)}.
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
    { label: 'Good for', value: contractRestriction(contract) },
    ...(bookedCents === 0
      ? []
      : [
          { label: 'Booked', value: formatMoney(bookedCents) },
          {
            label: 'Paid in',
            value: formatMoney(paidCents),
            note: toCome > 0 ? `${formatMoney(toCome)} still to be paid` : undefined,
          },
        ]),
    { label: 'Used', value: formatMoney(usedCents) },
    { label: 'Remaining', value: formatMoney(remainingCents), note: quantityLeft(quantities) || undefined },
  ];
}

/** What was agreed. What the contract does not say is left out. */
function contractFacts(contract: PrepayContract): Fact[] {
  const { startOn, signedOn, salesperson, termsCode, splitPercent, fieldName, farmName } = contract;
  const facts: readonly (Fact | false)[] = [
    { label: 'Account', value: contract.accountNo },
    { label: 'Crop year', value: String(contract.cropYear) },
    { label: 'Booked on', value: formatDate(contract.bookedOn) },
    startOn !== null && startOn !== contract.bookedOn && { label: 'Valid from', value: formatDate(startOn) },
    { label: 'Ends', value: expiryOf(contract).text },
    { label: 'Branch', value: contract.branchName },
    salesperson !== null && { label: 'Sold by', value: salesperson },
    termsCode !== null && { label: 'Terms', value: termsCode },
    (fieldName ?? farmName) !== null && {
      label: 'Field',
      value: [farmName, fieldName].filter(Boolean).join(', '),
    },
    splitPercent !== null && { label: 'My share', value: formatPercent(splitPercent) },
    signedOn !== null && { label: 'Signed on', value: formatDate(signedOn) },
    { label: 'Refundable', value: contract.refundable ? 'Yes' : 'No' },
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
    <Section title="Booked">
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
                of <Money cents={line.bookedCents} />
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
  const price = (amount: string | null, before: string) =>
    amount === null ? '' : `${before} ${formatUnitPrice(amount, unit)}`;
  return [
    lineQuantities(line),
    [price(lockedPrice, 'Locked at'), price(postedPrice, lockedPrice === null ? 'Posted at' : 'posted at')]
      .filter(Boolean)
      .join(', '),
    limitQty ? 'Stops at the booked quantity' : '',
    fieldName ?? '',
  ].filter(Boolean);
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
