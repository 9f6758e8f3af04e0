import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PrepayDetail } from '@contract/prepay/schema';
import type { PrepayContract } from '@contract/prepay/rows';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Section } from '@/components/Section/Section';
import { contractFacts, moneyFacts } from './contractFacts';
import { ContractHistory } from './ContractHistory';
import { ContractLines } from './ContractLines';
import { expiryOf } from './expiry';
import { paceWords } from './prepayWords';
import { PaidInChip, PrepayStatusChip, PrepayTypeChip } from './PrepayChips';

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
