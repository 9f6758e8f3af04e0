import Box from '@mui/material/Box';
import type { OfficeDesk, Waiting as Figure, WaitingName } from '@contract/officeHome/schema';
import { formatMoney } from '@contract/format/money';
import { queueTabs } from '@contract/queue/labels';
import * as m from '@locales/officeHome';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Section } from '@/components/Section/Section';
import { StatTile } from '@/components/StatTile/StatTile';
import type { AsyncResult } from '@/data/asyncResult';
import { Cutoff, type Ticking } from './Cutoff';

interface Waits {
  readonly name: WaitingName;
  readonly label: () => string;
  /** Where it is worked off. */
  readonly href: string;
}

interface Group {
  readonly title: () => string;
  readonly waits: readonly Waits[];
  readonly hasCutoff?: true;
}

const waits = (name: WaitingName, label: () => string, href: string): Waits => ({ name, label, href });

/** Whom something waits for: docs/rules.md#office-home. */
const groups: readonly Group[] = [
  {
    title: m.forYou,
    waits: [
      waits('followUps', m.followUps, '/admin/accounts'),
      waits('ownMessages', m.ownMessages, '/admin/messages?owner=me'),
      waits('newMessages', m.newMessages, '/admin/messages?owner=nobody'),
      waits('accessRequests', m.accessRequests, '/admin/access-requests'),
      waits('toApprove', () => queueTabs.toApprove.label, '/admin/queue'),
      waits('byHand', m.byHand, '/admin/queue?tab=approved&flow=internal,pickup,refund'),
    ],
  },
  {
    title: m.forSecond,
    waits: [
      waits('second', () => queueTabs.second.label, '/admin/queue?tab=second'),
      waits('filesToRelease', m.filesToRelease, '/admin/payments/batches?status=awaitingRelease'),
      waits('bankSettings', m.bankSettings, '/admin/payments/originator'),
      waits('dailyClose', m.dailyClose, '/admin/payments/reconciliation'),
      waits('consents', m.consents, '/admin/second-person'),
    ],
  },
  {
    title: m.forBank,
    waits: [
      waits('toFile', m.toFile, '/admin/payments/batches'),
      waits('filesToSend', m.filesToSend, '/admin/payments/batches?status=released'),
      waits('atBank', () => queueTabs.atBank.label, '/admin/queue?tab=atBank'),
    ],
    hasCutoff: true,
  },
  {
    title: m.forCustomers,
    waits: [
      waits('messagesWaiting', m.messagesWaiting, '/admin/messages?tab=waiting'),
      waits('unconfirmed', m.unconfirmed, '/admin/queue?tab=all&flag=notDebitable'),
      waits('promisesDue', m.promisesDue, '/admin/accounts'),
      waits('promisesBroken', m.promisesBroken, '/admin/accounts'),
      waits('plansToAnswer', m.plansToAnswer, '/admin/accounts'),
      waits('toHandOver', () => queueTabs.toHandOver.label, '/admin/queue?tab=toHandOver'),
      waits('checks', () => queueTabs.checks.label, '/admin/queue?tab=checks'),
    ],
  },
];

interface WaitingGroupsProps extends Ticking {
  readonly desk: AsyncResult<OfficeDesk>;
}

/** What waits, grouped by whom it waits for. */
export const WaitingGroups = ({ desk: { state, data, retry }, ...ticking }: WaitingGroupsProps) => (
  <AsyncBoundary state={state} skeleton={<Groups {...ticking} />} onRetry={retry}>
    <Groups desk={data} {...ticking} />
  </AsyncBoundary>
);

const Groups = ({ desk, ...ticking }: Ticking & { readonly desk?: OfficeDesk }) =>
  groups.map(({ title, waits, hasCutoff }) => (
    <Section key={title()} title={title()} level={2}>
      {hasCutoff && <Cutoff desk={desk} {...ticking} />}
      <Box sx={tiles}>
        {waits.map(({ name, label, href }) => (
          <StatTile
            key={name}
            label={label()}
            href={href}
            state={desk ? 'ready' : 'loading'}
            value={desk?.waiting[name].count}
            note={desk && noteOf(desk.waiting[name])}
            noted
          />
        ))}
      </Box>
    </Section>
  ));

/** "$12,000.00 · oldest 3 days · 1 for you", as far as there is something to say. */
function noteOf({ cents, oldestDays, yours }: Figure): string | undefined {
  const parts = [
    cents !== null && formatMoney(cents),
    oldestDays !== null && m.oldest({ n: oldestDays }),
    yours !== null && yours > 0 && m.yours({ n: yours }),
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** How the page sets its tiles. */
export const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', '@md': 'repeat(3, minmax(0, 1fr))' },
} as const;
