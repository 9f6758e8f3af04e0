import { array, boolean, type InferType, number, object, string } from 'yup';
import { oneOf, text, textOrNull } from '../fields';
import { bankAccountNumber, bankRoutingNumber } from '../rules/bank';
import { wallTime } from '../settings/schema';
import { accountTypes, validationModes, versionStates } from './labels';

/** Cents of a limit; null: none. */
const limit = () => number().integer().min(1).nullable().defined();

/** Text as it stands in the file. */
const filed = (max: number) => string().required().max(max);

/** What a NACHA file says of who sends it, and what the company holds itself to: docs/rules.md#originator. */
const settings = {
  /** The bank that takes the files (ODFI). */
  bank: object({ routingNumber: bankRoutingNumber(), name: filed(23) }).required(),
  /** Who sends the file, as the bank wants it: a routing number, or an id of 10 characters. */
  immediateOrigin: filed(10),
  originName: filed(23),
  /** Who debits, as the customer's bank statement shows it. */
  companyName: filed(16),
  companyId: filed(10),
  /** What entries are for, on the customer's bank statement. */
  descriptions: object({ payments: filed(10), withdrawals: filed(10) }).required(),
  /** Times by which the bank takes files, and the IANA zone of its clock. */
  cutoffs: object({
    times: array(wallTime()).required().max(8),
    zone: string().required(),
  }).required(),
  /** Whether the bank settles on the same day, until when, and up to what amount of one entry. */
  sameDay: object({ until: wallTime(), maxEntryCents: number().integer().min(1).required() })
    .nullable()
    .defined(),
  limits: object({
    entryCents: limit(),
    /** All debits, or all credits, of one file. */
    fileCents: limit(),
    /** All debits, or all credits, of the files of one day. */
    dayCents: limit(),
    /** All debits of one trade account on one effective date. */
    customerCents: limit(),
  }).required(),
  /** A file of more, debits and credits together, is released by a second person; 0: each file. */
  releaseAboveCents: number().integer().min(0).required(),
  /** Whether the file ends with what the bank needs to balance it: one entry to an account of the company's own. */
  balanced: boolean().required(),
  /** How a bank account is checked before money is taken from it; by hand it may be in each case. */
  validation: oneOf(validationModes),
  /** How many days after it was sent the file is kept; after that its entries and its SHA-256 are. */
  keepDays: number().integer().required(),
};

const originatorSettings = object(settings);

/** The company's own account, against which a balanced file is booked. Its number is told to nobody. */
const offset = {
  routingNumber: bankRoutingNumber(),
  accountType: oneOf(accountTypes),
};

const keptOffset = object({
  ...offset,
  /** The last digits of the account number. */
  last: text(),
})
  .nullable()
  .defined();

const version = object({
  id: number().integer().required(),
  state: oneOf(versionStates),
  /** An ISO instant; while it waits, the earliest. */
  effectiveFrom: string().required(),
  proposedBy: text(),
  proposedAt: string().required(),
  /** Who confirmed or refused it; null while it waits. */
  decidedBy: textOrNull(),
  decidedAt: textOrNull(),
});

const decided = object({
  /** The newest first. */
  versions: array(version).required(),
  /** The version shown; null where there is none yet. */
  shown: number().integer().nullable().defined(),
  settings: originatorSettings.nullable().defined(),
  offset: keptOffset,
  /** What was confirmed last before the version shown, to tell what it changes; null: nothing was. */
  before: object({ settings: originatorSettings.required(), offset: keptOffset }).nullable().defined(),
  /** What keeps a file from being made now, in words; empty where nothing does. */
  missing: array(text()).required(),
  /** Whether the caller may confirm or refuse the version that waits: never one's own. */
  mayDecide: boolean().required(),
  booksZone: string().required(),
});

const byVersion = object({ version: number().integer().min(1).required() });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  decided: {
    summary:
      'How bank files are made: every version, and one of them whole (the newest where none is named).',
    query: object({ version: number().integer().min(1) }),
    response: decided,
  },

  propose: {
    summary: 'Proposes another version. It holds once another administrator has confirmed it.',
    body: object({
      settings: originatorSettings.required(),
      /** The account number is left out where the account of the version before stays; null: files are not balanced. */
      offset: object({ ...offset, accountNumber: bankAccountNumber().optional() })
        .nullable()
        .defined(),
      /** An ISO instant; null: as soon as it is confirmed. */
      effectiveFrom: textOrNull(),
      /** The newest version when editing began: a proposal over one that was not seen is refused. */
      basedOn: number().integer().nullable().defined(),
    }),
    response: decided,
  },

  confirm: {
    summary: 'Confirms the version that waits; never by who proposed it.',
    params: byVersion,
    response: decided,
  },

  refuse: {
    summary: 'Refuses the version that waits, or takes one’s own back.',
    params: byVersion,
    response: decided,
  },
} as const;

export type OriginatorSettings = InferType<typeof originatorSettings>;
export type DecidedOriginator = InferType<typeof decided>;
export type ProposedOriginator = InferType<typeof schemas.propose.body>;
