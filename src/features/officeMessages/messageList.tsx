import * as common from '@locales/common';
import * as m from '@locales/officeMessages';
import * as shell from '@locales/shell';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { contactTopics, messageKinds, messageKindWords, topicWords } from '@contract/contact/labels';
import {
  messageColumns as labels,
  messageOwners,
  messageOwnerWords,
  messageStateWords,
  messageTabs,
  type MessageTab,
  messageTabWords,
} from '@contract/officeMessages/labels';
import type { MessageTotals, OfficeMessage } from '@contract/officeMessages/schema';
import { pageSizes } from '@contract/paging';
import type { MessageState } from '@contract/rules/messageStates';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { anyOf, listSearchParams, queryOf, type SearchParams, words } from '@/data/searchParams';
import type { ListChoices, ListDefinition } from '@/lists/listDefinition';
import { listTabs } from '@/lists/listTabs';
import { countOnly } from '@/lists/listTotals';

const tabs = listTabs(messageTabs, (tab) => messageTabWords[tab]);

/** '' and [] narrow nothing, but the tab: there '' is what waits for the office. */
interface MessageFilters {
  readonly tab: MessageTab | '';
  readonly q: string;
  readonly kind: readonly string[];
  readonly topic: readonly string[];
  readonly owner: readonly string[];
  readonly account: readonly string[];
}
export type MessageParams = SearchParams<MessageFilters>;

const among = (known: readonly string[]) => anyOf((word) => known.some((one) => one === word));

export const messageParams = listSearchParams<MessageFilters>({
  filters: {
    tab: tabs.param,
    q: words(),
    kind: among(messageKinds),
    topic: among(contactTopics),
    owner: among(messageOwners),
    account: anyOf((text) => text.length <= 20),
  },
  sorts: ['waiting'],
  usualSort: 'waiting',
  sizes: pageSizes,
  opened: 'message',
});

/** The filters as the contract's query. */
export const toQuery = ({ tab, owner, account, ...filters }: MessageFilters) => ({
  ...queryOf(filters),
  tab: tabs.asked(tab),
  // Both together are everybody's that is not a colleague's, which nobody looks for: the first counts.
  owner: messageOwners.find((one) => one === owner[0]),
  account: account[0],
});

export const messageList: ListDefinition<MessageFilters> = {
  get label() {
    return shell.titleMessages();
  },
  get things() {
    return m.things({ n: 2 });
  },
  noFilters: messageParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  chips: tabs.chips,
  get panel() {
    return [
      { name: 'kind', label: labels.kind },
      { name: 'topic', label: labels.topic },
      { name: 'owner', label: labels.owner },
      { name: 'account', label: labels.account },
    ] as const;
  },
};

/** What the filter panel offers; an account comes from a link. */
export const filterChoices = (): ListChoices => ({
  kind: messageKinds.map((value) => ({ value, label: messageKindWords[value] })),
  topic: contactTopics.map((value) => ({ value, label: topicWords[value] })),
  owner: messageOwners.map((value) => ({ value, label: messageOwnerWords[value] })),
  account: [],
});

/** How many messages each tab holds, by the chip's id. */
export const tabCounts = (totals: MessageTotals): Readonly<Record<string, number | string>> => ({
  ...tabs.counts(totals),
  ...Object.fromEntries(totals.more.map((tab) => [tab, m.countedSoFar({ count: totals.tabs[tab] })])),
});

/** Whether a tab holds more than was counted. */
export const holdsMore = ({ more }: MessageTotals, { tab }: Pick<MessageFilters, 'tab'>): boolean =>
  more.some((one) => one === tabs.asked(tab));

export const totalsWords = (totals: MessageTotals, filters: MessageFilters): Totals =>
  holdsMore(totals, filters)
    ? { title: m.moreThanCounted({ count: totals.rows }), sums: [] }
    : countOnly(totals.rows);

/** Topic and document of a message. */
export const subjectOf = ({ topic, about }: Pick<OfficeMessage, 'topic' | 'about'>): string =>
  [topicWords[topic], about].filter(Boolean).join(': ');

/** Name and number of its account; undefined for a message about none. */
export const accountOf = ({
  accountName: name,
  accountNo: number,
}: Pick<OfficeMessage, 'accountName' | 'accountNo'>) =>
  number === null ? undefined : common.nameAndNumber({ name: name ?? number, number });

const looks: Readonly<Record<MessageState, readonly [IconName, ChipProps['color']]>> = {
  new: ['email', 'warning'],
  open: ['partial', 'info'],
  waiting: ['open', 'default'],
  done: ['done', 'success'],
};

export function MessageChip({ state }: Pick<OfficeMessage, 'state'>) {
  const [icon, color] = looks[state];
  return <Chip label={messageStateWords[state]} color={color} icon={<Icon name={icon} />} />;
}

const column = labeledColumns<OfficeMessage, keyof typeof labels>(labels);

/** Columns of the list. */
export const messageColumns = (hrefOf: (id: string) => string): Column<OfficeMessage>[] => [
  column('topic', {
    text: subjectOf,
    href: ({ ticketNo }) => hrefOf(ticketNo),
    width: 190,
    grow: 1,
    mobile: 'title',
  }),
  column('kind', {
    text: ({ kind }) => messageKindWords[kind],
    width: 140,
    yields: 3,
    mobile: 'meta',
  }),
  column('state', {
    text: ({ state }) => messageStateWords[state],
    cell: (row) => <MessageChip {...row} />,
    width: 195,
    mobile: 'status',
  }),
  column('waiting', {
    text: ({ waitingDays }) => m.waitingDays({ n: waitingDays }),
    align: 'right',
    width: 95,
    mobile: 'meta',
  }),
  column('account', { text: (row) => accountOf(row) ?? '', width: 165, grow: 1, mobile: 'meta' }),
  column('sender', { text: ({ sentBy }) => sentBy, width: 165, yields: 2, mobile: 'meta' }),
  column('owner', { text: ({ owner }) => owner ?? m.nobody(), width: 150, yields: 4, mobile: 'meta' }),
  column('number', { text: ({ ticketNo }) => ticketNo, width: 145, yields: 1, mobile: 'meta' }),
  column('message', {
    text: ({ beginning }) => beginning,
    width: 200,
    grow: 2,
    yields: 5,
    mobile: 'hidden',
  }),
];
