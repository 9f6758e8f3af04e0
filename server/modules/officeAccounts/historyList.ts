import { type SqlBool, sql } from 'kysely';
import * as m from '@locales/officeAccounts';
import {
  historyColumns as labels,
  type HistoryKind,
  historyStateWord,
  type HistoryTab,
  historyWords,
} from '@contract/officeAccounts/labels';
import type { HistoryFilter, HistoryRow } from '@contract/officeAccounts/schema';
import { anyOf } from '@server/db/anyOf';
import { defineList } from '@server/lists/defineList';
import { type Condition, fromDay, search, type Sql, toDay } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byDate } from '@server/lists/order';
import { historyRows, type HistoryScope } from './historySources';

const ref = (name: string): Sql => sql.ref(name);

/** What of the ledger was charged; the rest of it is how that was paid. */
const charges = ['invoice', 'creditMemo', 'financeCharge', 'nsf', 'transfer', 'writeOff', 'adjustment'];

const isCharge = anyOf(ref('h.code'), charges);
const ofKind = (kind: HistoryKind) => (): Condition => sql<SqlBool>`h.kind = ${sql.lit(kind)}`;

const tabs: Readonly<Record<HistoryTab, () => Condition>> = {
  business: () => sql<SqlBool>`h.kind not in ('email', 'signIn', 'audit')`,
  invoices: () => sql<SqlBool>`h.kind = 'ledger' and ${isCharge}`,
  payments: () => sql<SqlBool>`h.kind = 'ledger' and not ${isCharge}`,
  requests: ofKind('request'),
  statements: ofKind('statement'),
  prepay: ofKind('prepay'),
  deposits: ofKind('deposit'),
  messages: ofKind('message'),
  emails: ofKind('email'),
  signIns: ofKind('signIn'),
  audit: ofKind('audit'),
  notes: ofKind('note'),
  everything: () => sql<SqlBool>`true`,
};

const column = labeledColumns<HistoryScope, HistoryRow, keyof typeof labels>(labels);

/** Everything that happened on one account and was said about it, the ERP's and the portal's. */
export const historyList = defineList<HistoryScope, HistoryFilter, HistoryRow>()({
  from: (scope) => sql`(${historyRows(scope)}) h`,
  // The rows are those of the scope's account alone.
  access: () => [],
  columns: {
    day: column('day', { sql: ref('h.day'), format: 'date' }),
    kind: column('what', { sql: ref('h.kind'), value: historyWords }),
    text: {
      sql: ref('h.text'),
      get label() {
        return m.details();
      },
    },
    reference: column('reference', { sql: ref('h.reference') }),
    state: column('state', { sql: ref('h.state'), value: historyStateWord }),
    amountCents: column('amount', { sql: ref('h.cents'), format: 'money' }),
    balanceCents: column('balance', { sql: ref('h.balance'), format: 'money' }),
    by: column('by', { sql: ref('h.by') }),
    id: ref('h.id'),
    at: ref('h.at'),
    code: ref('h.code'),
  },
  sorts: { day: byDate(ref('h.day')) },
  ties: [
    { key: ref('h.seq'), type: 'bigint' },
    { key: ref('h.kind'), type: 'text' },
    { key: ref('h.id'), type: 'text' },
  ],
  filters: {
    tab: 'chip',
    from: fromDay(ref('h.day')),
    to: toDay(ref('h.day')),
    q: search(ref('h.text'), ref('h.reference'), ref('h.by')),
  },
  chips: tabs,
  file: {
    screen: 'account-history',
    get sheet() {
      return m.history();
    },
  },
});
