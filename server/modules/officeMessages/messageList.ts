import { type Kysely, type SqlBool, sql } from 'kysely';
import * as shell from '@locales/shell';
import { contactTopics, messageKinds, messageKindWords, topicWords } from '@contract/contact/labels';
import {
  messageColumns as labels,
  type MessageOwner,
  messageStateWords,
  type MessageTab,
} from '@contract/officeMessages/labels';
import type { OfficeMessage } from '@contract/officeMessages/schema';
import { aboutWords } from '@contract/rules/contactAbout';
import { type MessageState, messageStates } from '@contract/rules/messageStates';
import type { Tables } from '@server/db/tables';
import { wordsOf } from '@server/db/search';
import { anyWord, type Condition, eachWord, equals } from '@server/lists/filters';
import { ofBranch } from '@server/domain/visibility/ownBranch';
import { defineList } from '@server/lists/defineList';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byInstant } from '@server/lists/order';

/** Who looks, and when. */
export interface Desk {
  /** A sign-in of the office. */
  readonly me: string;
  /** The code of the one branch that they see; undefined: all. */
  readonly branch: string | undefined;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

interface Filter {
  readonly tab?: MessageTab;
  readonly kind?: string;
  readonly topic?: string;
  readonly owner?: MessageOwner | '';
  readonly account?: string;
  readonly q?: string;
}

const status = sql.ref('t.status');
/** Words of the query itself, so that the index of those that wait for the office is found. */
const inStates =
  (...states: readonly MessageState[]) =>
  (): Condition =>
    sql<SqlBool>`${status} in (${sql.join(states.map((state) => sql.lit(state)))})`;

/** The fewest letters that an index finds a word by. */
const INDEXED = 3;

/** Whether a word occurs in a message or its thread, or names its sender, document or account. */
const contains = eachWord((pattern) => sql<SqlBool>`t.search_text like ${pattern.toLowerCase()}`);

type Selected = Omit<OfficeMessage, 'topic'> & { readonly topic: string };

const column = labeledColumns<Desk, OfficeMessage, keyof typeof labels>(labels);

/** How much of a message a list shows. */
const BEGINNING = 160;

/**
 * What customers wrote. A double is listed where its merge left it: done. Only the office reads it, as the endpoints
 * say.
 */
export const messageList = defineList<Desk, Filter, Selected, OfficeMessage>()({
  from: () => sql`contact_ticket t left join account a on a.account_no = t.account_no`,
  access: ({ branch }) => ofBranch(branch, 't.account_no'),
  columns: {
    ticketNo: column('number', { sql: sql.ref('t.ticket_no') }),
    kind: column('kind', { sql: sql.ref('t.kind'), value: ({ kind }) => messageKindWords[kind] }),
    topic: column('topic', { sql: sql.ref('t.topic'), value: ({ topic }) => topicWords[topic] }),
    about: sql.ref('t.about'),
    accountNo: column('account', { sql: sql.ref('t.account_no') }),
    accountName: sql.ref('a.name'),
    sentBy: column('sender', { sql: sql.ref('t.sent_by') }),
    owner: column('owner', { sql: sql.ref('t.owner') }),
    state: column('state', { sql: status, value: ({ state }) => messageStateWords[state] }),
    sentAt: sql.ref('t.created_at'),
    waitingSince: sql.ref('t.waiting_since'),
    waitingDays: column('waiting', {
      sql: ({ today, booksZone }: Desk) =>
        sql`greatest(0, ${today}::date - (t.waiting_since at time zone ${booksZone})::date)`,
      format: 'number',
    }),
    beginning: column('message', { sql: sql`left(t.message, ${sql.lit(BEGINNING)})` }),
  },
  sorts: { waiting: byInstant(sql.ref('t.waiting_since')) },
  searchesAll: ({ q }) => wordsOf(q).some((word) => word.length >= INDEXED),
  ties: [{ key: sql.ref('t.ticket_no'), type: 'text' }],
  filters: {
    tab: 'chip',
    kind: anyWord(sql.ref('t.kind'), messageKinds),
    topic: anyWord(sql.ref('t.topic'), contactTopics),
    owner: (owner, { scope }) =>
      owner === 'me'
        ? sql<SqlBool>`t.owner = ${scope.me}`
        : owner === 'nobody'
          ? sql<SqlBool>`t.owner is null`
          : sql<SqlBool>`true`,
    account: equals(sql.ref('t.account_no')),
    q: contains,
  },
  chips: {
    toAnswer: inStates('new', 'open'),
    new: inStates('new'),
    open: inStates('open'),
    waiting: inStates('waiting'),
    done: inStates('done'),
  },
  finish: (rows) =>
    rows.map(({ topic, about, ...row }) => ({
      ...row,
      topic: topic as OfficeMessage['topic'],
      about: about && aboutWords(about),
    })),
  file: {
    screen: 'messages',
    get sheet() {
      return shell.titleMessages();
    },
    outlivesDrops: true,
  },
});

/** So many done messages that have some words are counted: whoever searches looks for one, and narrows the search. */
const MAX_COUNTED = 10_000;

/**
 * How many messages the filters let through, by tab. Counted once by state, in an index alone where no word is searched
 * for: counting for each tab by itself takes five times as long among half a million. What a search finds has to be read:
 * what is done is counted up to a limit then, and all that is not done to its end.
 * @param most so many of a search that are done are counted
 */
export async function messageCounts(
  db: Kysely<Tables>,
  desk: Desk,
  { tab = 'all', ...filter }: Filter,
  most = MAX_COUNTED,
): Promise<{
  readonly rows: number;
  readonly tabs: Readonly<Record<MessageTab, number>>;
  readonly more: MessageTab[];
}> {
  const found = messageList.where(desk, filter);
  const byState = (where: Condition) =>
    sql`select t.status as state, count(*) as n from contact_ticket t where ${where} group by t.status`;
  const searched = sql`${byState(sql<SqlBool>`${found} and ${inStates('new', 'open', 'waiting')()}`)}
    union all select 'done', count(*) from (select from contact_ticket t
      where ${found} and ${inStates('done')()} limit ${most + 1}) done`;
  const { rows: counted } = await sql<{ state: MessageState; n: number }>`${
    wordsOf(filter.q).length > 0 ? searched : byState(found)
  }`.execute(db);
  const more: MessageTab[] =
    wordsOf(filter.q).length > 0 && counted.some(({ state, n }) => state === 'done' && n > most)
      ? ['done', 'all']
      : [];
  const of = (...states: readonly MessageState[]) =>
    counted.reduce((sum, { state, n }) => (states.some((one) => one === state) ? sum + n : sum), 0) -
    (more.length > 0 && states.some((one) => one === 'done') ? 1 : 0);
  const tabs = {
    toAnswer: of('new', 'open'),
    new: of('new'),
    open: of('open'),
    waiting: of('waiting'),
    done: of('done'),
    all: of(...messageStates),
  };
  return { rows: tabs[tab], tabs, more };
}
