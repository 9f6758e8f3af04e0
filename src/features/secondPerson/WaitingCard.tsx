import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { deskWords } from '@contract/officeUsers/labels';
import {
  type Decision,
  limitSentence,
  type SecondKind,
  secondKindWords,
} from '@contract/secondPerson/labels';
import type { Waiting } from '@contract/secondPerson/schema';
import * as m from '@locales/secondPerson';

interface WaitingCardProps {
  readonly waiting: Waiting;
  readonly self: string;
  readonly zone: string;
  readonly onAsk: (decision: Decision) => void;
}

/** One thing that waits: what, who asked, what it gives, and where it is decided. */
export function WaitingCard({ waiting, self, zone, onAsk }: WaitingCardProps) {
  const { kind, about, askedBy, askedAt, cents, mayDecide } = waiting;
  const id = useId();
  const isHere = kind === 'powers' || kind === 'limits';
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography component="h2" variant="h2" id={id} sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {secondKindWords[kind]}
        {about !== null && `: ${about}`}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {m.askedByAt({ name: askedBy, when: formatInstant(askedAt, zone) })}
      </Typography>
      {cents !== null && <Typography>{formatMoney(cents)}</Typography>}
      {wordsOf(waiting).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <Stack
        sx={{
          flexDirection: { xs: 'column', '@sm': 'row' },
          gap: 1.5,
          mt: 2,
          alignItems: { '@sm': 'center' },
        }}
      >
        {isHere && mayDecide && (
          <>
            <Button variant="contained" onClick={() => onAsk('confirmed')}>
              {m.confirm()}
            </Button>
            <Button variant="outlined" color="error" onClick={() => onAsk('refused')}>
              {m.refuse()}
            </Button>
          </>
        )}
        {isHere && askedBy === self && (
          <Button variant="outlined" color="error" onClick={() => onAsk('withdrawn')}>
            {m.withdraw()}
          </Button>
        )}
        {!isHere && <Link href={placeOf(waiting)}>{mayDecide ? m.decideThere() : m.lookThere()}</Link>}
        {!mayDecide && <Typography variant="body2">{m.notByYou()}</Typography>}
      </Stack>
    </Card>
  );
}

/** Where it is decided. */
const places: Readonly<Record<SecondKind, (id: string) => string>> = {
  approval: (id) => `/admin/queue?tab=second&request=${id}`,
  bankFile: (id) => `/admin/payments/batches?batch=${id}`,
  originator: () => '/admin/payments/originator',
  powers: () => '/admin/users',
  limits: () => '/admin/settings',
  dailyClose: () => '/admin/payments/reconciliation',
};

const placeOf = ({ kind, id }: Waiting): string => places[kind](id);

/** What somebody is to get, or what is to hold, a sentence each. */
function wordsOf({ powers, limits }: Waiting): string[] {
  if (limits) return limits.map(limitSentence);
  if (!powers) return [];
  return [
    ...(powers.admin ? [m.becomesAdmin()] : []),
    ...powers.desks.map((desk) => m.getsDesk({ desk: deskWords[desk] })),
    ...(powers.branch
      ? [powers.branch.to === null ? m.seesAllBranches() : m.seesBranch({ branch: powers.branch.to })]
      : []),
  ];
}
