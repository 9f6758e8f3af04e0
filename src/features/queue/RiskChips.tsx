import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type RiskFlag, riskFlags } from '@contract/rules/riskFlags';
import { Icon } from '@/components/Icon/Icon';

interface RiskChipsProps {
  readonly flags: readonly RiskFlag[];
}

/** What to look at twice, in a word or two each; nothing where there is nothing. */
export const RiskChips = ({ flags }: RiskChipsProps) =>
  flags.length > 0 && (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {flags.map((flag) => (
        <Chip
          key={flag}
          size="small"
          color="warning"
          icon={<Icon name="warning" />}
          label={riskFlags[flag].label}
        />
      ))}
    </Stack>
  );

/** The same in a row of a grid, where one line has room: the first, and how many more. */
export function RiskSummary({ flags }: RiskChipsProps) {
  const [first] = flags;
  return (
    first && <Chip size="small" color="warning" icon={<Icon name="warning" />} label={riskWords(flags)} />
  );
}

/** "New bank account", "New bank account +2"; empty for none. */
export function riskWords(flags: readonly RiskFlag[]): string {
  const [first, ...others] = flags;
  if (!first) return '';
  return others.length > 0 ? `${riskFlags[first].label} +${others.length}` : riskFlags[first].label;
}
