import Box from '@mui/material/Box';
import type { routingDoubt } from '@contract/format/bankNumbers';
import * as m from '@locales/forms';
import { Icon } from '../components/Icon/Icon';
import type { IconName } from '../components/icons';

/** How far the search for a bank has come. It only proves that there is such a bank, not the account. */
export type BankLookup =
  | { readonly state: 'idle' | 'looking' | 'notFound' | 'down' }
  | { readonly state: 'found'; readonly bank: string };

export interface RoutingNoteProps {
  readonly doubt: ReturnType<typeof routingDoubt>;
  readonly lookup: BankLookup;
}

/** What is known of a routing number of 9 digits. A bank that was found outweighs a doubt. */
export function RoutingNote({ doubt, lookup }: RoutingNoteProps) {
  if (lookup.state === 'found') return <Line icon="bank" color="success.main" words={lookup.bank} />;
  if (doubt) return <Line icon="warning" color="warning.main" words={doubts[doubt]()} />;
  if (lookup.state === 'idle') return null;
  const { icon, words } = states[lookup.state];
  return <Line icon={icon} color="text.secondary" words={words()} />;
}

const doubts = {
  unlikely: m.unlikelyRouting,
  notDebitable: m.notDebitable,
} as const;

const states = {
  looking: { icon: 'search', words: m.lookingForBank },
  notFound: { icon: 'info', words: m.bankNotFound },
  down: { icon: 'info', words: m.bankLookupDown },
} as const satisfies Record<string, { readonly icon: IconName; readonly words: () => string }>;

function Line(props: { readonly icon: IconName; readonly color: string; readonly words: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.75, color: props.color }}>
      <Icon name={props.icon} fontSize="small" sx={{ flexShrink: 0 }} />
      {props.words}
    </Box>
  );
}
