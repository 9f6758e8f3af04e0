import * as m from '@locales/audit';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AuditDetail } from '@contract/audit/schema';
import { formatInstant } from '@contract/format/date';
import { actionWords } from '@contract/audit/labels';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Section } from '@/components/Section/Section';
import type { AsyncResult } from '@/data/asyncResult';
import { differenceOf } from './difference';

interface EventDrawerProps {
  readonly event: AsyncResult<AuditDetail>;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
  /** Shows all that somebody did. */
  readonly onActor: (actor: string) => void;
  readonly onClose: () => void;
}

/** One event whole, beside the list that it was opened from. */
export function EventDrawer({ event, zone, onActor, onClose }: EventDrawerProps) {
  const { data, state, problem, retry } = event;
  return (
    <DetailDrawer
      open
      title={data ? m.eventNumber({ seq: data.seq }) : m.event()}
      onClose={onClose}
      actions={
        data && (
          <Button variant="outlined" onClick={() => onActor(data.actor)}>
            {m.allBy({ actor: data.actor })}
          </Button>
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && <Told event={data} zone={zone} />}
      </AsyncBoundary>
    </DetailDrawer>
  );
}

function Told({ event, zone }: { readonly event: AuditDetail; readonly zone: string }) {
  const { action, before, after, hash, prevHash } = event;
  return (
    <>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {actionWords(action)}
      </Typography>
      <Facts facts={factsOf(event, zone)} />
      <Section title={m.whatChanged()}>
        {before === null && after === null ? (
          <Typography>{m.nothingButItself()}</Typography>
        ) : (
          <Difference event={event} />
        )}
      </Section>
      <Section title={m.placeInChain()}>
        <Facts
          facts={[
            { label: m.hash(), value: hash },
            { label: m.hashBefore(), value: prevHash },
          ]}
        />
      </Section>
    </>
  );
}

const factsOf = (
  { at, actor, subject, entityId, ip, userAgent, requestId }: AuditDetail,
  zone: string,
): Fact[] =>
  (
    [
      [m.when(), formatInstant(at, zone)],
      [m.who(), actor],
      [m.about(), subject],
      [m.which(), entityId],
      [m.networkAddress(), ip],
      [m.browser(), userAgent],
      [m.callNumber(), requestId],
    ] as const
  ).flatMap(([label, value]) => (value ? [{ label, value }] : []));

interface DifferenceProps {
  readonly event: Pick<AuditDetail, 'before' | 'after'>;
}

/** What an event changed, member by member; of what was only made or removed, one side. */
function Difference({ event: { before, after } }: DifferenceProps) {
  const both = before !== null && after !== null;
  return (
    <Table size="small" aria-label={m.beforeAndAfter()}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{m.what()}</TableCell>
          {before !== null && <TableCell>{m.before()}</TableCell>}
          {after !== null && <TableCell>{both ? m.after() : m.value()}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {differenceOf(before, after).map(({ name, before: was, after: is, changed }) => (
          <TableRow key={name} sx={{ '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
            <TableCell component="th" scope="row" sx={{ pl: 0, color: 'text.secondary' }}>
              {name}
            </TableCell>
            {before !== null && <TableCell>{was}</TableCell>}
            {after !== null && (
              <TableCell sx={both && changed ? { fontWeight: 650 } : undefined}>{is}</TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
