import type { CalendarDateText } from '@contract/format/date';
import type { TermsCode } from './company';
import type { GroupCode } from './groups';
import type { Habit } from './habits';

export interface Field {
  readonly id: string;
  readonly farm: string;
  readonly name: string;
  readonly acreTenths: number;
  readonly state: string;
  readonly county: string;
  readonly fsaFarm: string;
  readonly fsaTract: string;
  /** What grows here, one crop year after the other. */
  readonly rotation: readonly string[];
}

/** Somebody who may buy on the account, up to a limit in cents. */
export interface Buyer {
  readonly name: string;
  readonly limitCents?: number;
  readonly active: boolean;
}

/** Who the account holder is and how the farm buys; everything else about an account follows from its ledger. */
export interface AccountPlan {
  readonly accountNo: string;
  readonly type: 'T' | 'D';
  readonly name: string;
  readonly dba?: string;
  readonly status: 'A' | 'H' | 'C' | 'X';
  readonly closedOn?: CalendarDateText;
  readonly address: readonly [address1: string, address2: string, city: string, state: string, zip: string];
  readonly phone: string;
  readonly email: string;
  readonly homeBranch: string;
  /** Other branches it buys from now and then. */
  readonly otherBranches: readonly string[];
  readonly terms: TermsCode;
  readonly creditLimit?: number;
  readonly specialTermsLimit?: number;
  readonly taxExempt: boolean;
  readonly taxExemptExpires?: CalendarDateText;
  readonly statementDelivery: 'paper' | 'email' | 'both';
  readonly noAch: boolean;
  readonly blendDetail: 'full' | 'subtotal' | 'total' | 'oneLine';
  readonly fields: readonly Field[];
  readonly cattle: boolean;
  /** Tickets a year; none for an account that buys nothing of its own. */
  readonly visits: number;
  /** About what it pays ahead in December, and for which goods; 0 where it never does. */
  readonly prepayCents: number;
  readonly prepayGroups: readonly GroupCode[];
  /** Whether it books products, product groups or anything. */
  readonly prepayAs: 'S' | 'G' | 'N';
  readonly buyers: readonly Buyer[];
  /** Buys spring fertilizer on harvest terms. */
  readonly harvestTerms: boolean;
  readonly habit: Habit;
  /** The ERP prints its statements, all of them or the old ones, and some other papers. */
  readonly papers?: 'all' | 'old';
}
