import { toDecimal } from '@contract/format/money';
import type { AccountPlan } from '../account';
import type { Balances } from '../balances';
import { branches, salespersonOf, termsText } from '../company';
import { type Drop, flag } from '../drop';
import { microText } from '../exact';

const optional = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : toDecimal(cents);

/** Somebody whom the ERP knows as a person of this account. */
export interface Contact {
  readonly email: string;
  readonly name: string;
  readonly relationship: string;
  readonly level: 'O' | 'P' | 'V' | 'D';
  readonly deposit: boolean;
}

/** An account with the figures of its book, its fields, its buyers and its contacts. */
export function writeAccount(
  drop: Drop,
  plan: AccountPlan,
  balances: Balances,
  contacts: readonly Contact[],
): void {
  const [address1, address2, city, state, zip] = plan.address;
  const rep = salespersonOf(plan.homeBranch);
  const [current, b30, b60, b90, over] = balances.aging;
  drop.add('accounts', {
    account_no: plan.accountNo,
    account_type: plan.type,
    name: plan.name,
    dba: plan.dba,
    status: plan.status,
    closed_on: plan.closedOn,
    address1,
    address2,
    city,
    state,
    zip,
    phone: plan.phone,
    email: plan.email,
    home_branch: plan.homeBranch,
    rep_name: rep,
    rep_phone: branches.find(({ code }) => code === plan.homeBranch)!.phone,
    rep_email: `${rep.replace('. ', '.').toLowerCase()}@larkspurbasin.example.com`,
    terms_code: plan.terms,
    terms_text: termsText[plan.terms],
    credit_limit: optional(plan.creditLimit),
    special_terms_limit: optional(plan.specialTermsLimit),
    tax_exempt: flag(plan.taxExempt),
    tax_exempt_expires: plan.taxExemptExpires,
    statement_delivery: plan.statementDelivery,
    no_ach: flag(plan.noAch),
    blend_detail: plan.blendDetail,
    regular_balance: toDecimal(balances.regular),
    past_due: toDecimal(balances.pastDue),
    not_due: toDecimal(balances.notDue),
    deferred: toDecimal(balances.deferred),
    unapplied_credit: toDecimal(balances.unapplied),
    prepay_remaining: toDecimal(balances.prepay),
    finance_charge_ytd: toDecimal(balances.financeChargeYtd),
    aging_current: toDecimal(current),
    aging_30: toDecimal(b30),
    aging_60: toDecimal(b60),
    aging_90: toDecimal(b90),
    aging_over_90: toDecimal(over),
    last_payment_date: balances.lastPayment?.date,
    last_payment_amount: optional(balances.lastPayment?.cents),
  });
  writeFieldsAndBuyers(drop, plan);
  writeContacts(drop, plan, contacts);
}

function writeFieldsAndBuyers(drop: Drop, plan: AccountPlan): void {
  for (const field of plan.fields) {
    drop.add('fields', {
      field_id: field.id,
      account_no: plan.accountNo,
      farm_name: field.farm,
      field_name: field.name,
      acres: microText(field.acreTenths * 100_000),
      state: field.state,
      county: field.county,
      fsa_farm: field.fsaFarm,
      fsa_tract: field.fsaTract,
    });
  }
  for (const buyer of plan.buyers) {
    drop.add('authorized_buyers', {
      account_no: plan.accountNo,
      buyer_name: buyer.name,
      limit_amount: optional(buyer.limitCents),
      active: flag(buyer.active),
    });
  }
}

function writeContacts(drop: Drop, plan: AccountPlan, contacts: readonly Contact[]): void {
  for (const contact of contacts) {
    drop.add('contacts', {
      account_no: plan.accountNo,
      email: contact.email,
      name: contact.name,
      phone: plan.phone,
      relationship: contact.relationship,
      access_level: contact.level,
      deposit_access: flag(contact.deposit),
    });
  }
}
