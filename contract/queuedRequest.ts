import { array, boolean, number, object, string } from 'yup';
import { pastDue } from './accounts';
import { cents, centsOrNull, dateOrNull, oneOf, text, textOrNull } from './fields';
import { requestKinds } from './requests';
import { officeMoveNames } from './rules/officeMoves';
import { requestFlows, requestStatuses } from './rules/requestStates';
import { riskFlagNames } from './rules/riskFlags';

/** A request as the office sees it: whose it is, what it asks for, where it stands, and what to look at twice. */
export const queued = object({
  id: string().required(),
  requestNo: string().required(),
  kind: oneOf(requestKinds),
  flow: oneOf(requestFlows),
  status: oneOf(requestStatuses),
  statusReason: textOrNull(),
  /** Counts its moves: whoever moves it says which one was looked at. */
  version: number().integer().required(),
  accountNo: string().required(),
  accountName: text(),
  submittedBy: text(),
  submittedAt: string().required(),
  changedAt: string().required(),
  amountCents: cents(),
  source: text(),
  target: text(),
  /** The day asked for; null where a check is mailed or money transferred. */
  day: dateOrNull(),
  time: textOrNull(),
  branchName: textOrNull(),
  effectiveDate: dateOrNull(),
  cancelUntil: textOrNull(),
  mode: textOrNull(),
  deliveryMethod: textOrNull(),
  discountCents: centsOrNull(),
  creditCents: centsOrNull(),
  prepayContractNo: textOrNull(),
  comments: textOrNull(),
  paymentNo: textOrNull(),
  postedOn: dateOrNull(),
  returnCode: textOrNull(),
  returnedOn: dateOrNull(),
  /** What to look at twice, while there is something to decide. */
  flags: array(oneOf(riskFlagNames)).required(),
});

/** One request with all that the office decides by. */
export const queuedDetail = queued.concat(
  object({
    /** What can be done with it by somebody of the office, and why not now where something stands in the way. */
    moves: array(object({ move: oneOf(officeMoveNames), why: textOrNull() })).required(),
    /** Of a bank account that waits to be confirmed: why whoever looks cannot do it, null where they can. */
    bankConfirmation: object({ why: textOrNull() }).nullable().defined(),
    account: object({
      /** Net due. */
      balanceCents: cents(),
      pastDue: pastDue.required(),
      /** Of other requests of the account that are on their way. */
      otherInFlightCents: cents(),
      phone: textOrNull(),
      branchName: textOrNull(),
      isClosed: boolean().required(),
      noAch: boolean().required(),
    })
      .nullable()
      .defined(),
    /** Whoever asked: since when their sign-in is known, and what they may do on the account today. */
    person: object({ since: textOrNull(), level: textOrNull(), relationship: textOrNull() }).required(),
    /** The saved bank account; nothing more of its number than the last digits. */
    bankAccount: object({
      nickname: text(),
      bankName: textOrNull(),
      last: text(),
      holderName: text(),
      holderType: text(),
      accountType: text(),
      status: text(),
      statusReason: textOrNull(),
      addedAt: string().required(),
    })
      .nullable()
      .defined(),
    allocations: array(
      object({
        invoiceNo: string().required(),
        amountCents: cents(),
        discountCents: cents(),
        /** Open on the invoice in the ERP's figures; null where it is not known there. */
        openCents: centsOrNull(),
        reason: textOrNull(),
        note: textOrNull(),
      }),
    ).required(),
    /** First to last; `actor` is whoever did it, by the name of their sign-in. */
    events: array(
      object({
        at: string().required(),
        actor: text(),
        role: oneOf(['customer', 'office', 'portal'] as const),
        event: string().required(),
        to: oneOf(requestStatuses),
        note: textOrNull(),
      }),
    ).required(),
    authorization: object({
      text: text(),
      version: text(),
      sha256: text(),
      acceptedAt: string().required(),
      acceptedBy: text(),
      ip: text(),
    })
      .nullable()
      .defined(),
  }),
);
