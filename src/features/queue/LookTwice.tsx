import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatMoney } from '@contract/format/money';
import type { QueuedRequest } from '@contract/queue/schema';
import { RiskChips } from './RiskChips';

interface LookTwiceProps {
  readonly flagged: readonly QueuedRequest[];
  /** Of how many that are approved together. */
  readonly of: number;
}

/** What an approval would let go although there is something to look at twice, one by one. */
export function LookTwice({ flagged, of }: LookTwiceProps) {
  const id = useId();
  const one = flagged.length === 1;
  const which = of === 1 ? 'It is' : `${flagged.length} of ${of} ${one ? 'is' : 'are'}`;
  return (
    <div>
      <Typography variant="subtitle2" component="h3" id={id}>
        {which} to be looked at twice
      </Typography>
      {/* Focusable, so that the keyboard can scroll a long list. */}
      <Box component="ul" aria-labelledby={id} tabIndex={0} sx={list}>
        {flagged.map(({ id: requestId, requestNo, accountName, accountNo, amountCents, flags }) => (
          <Box component="li" key={requestId} sx={row}>
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              {requestNo}, {accountName} ({accountNo}): {formatMoney(amountCents)}
            </Typography>
            <RiskChips flags={flags} />
          </Box>
        ))}
      </Box>
    </div>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', maxHeight: 260, overflowY: 'auto' } as const;
const row = {
  py: 1,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
