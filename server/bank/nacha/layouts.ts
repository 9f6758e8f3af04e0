import { returnCodes } from '@contract/rules/returnCodes';
import { changeCodes, CREDITS_ONLY, DEBITS_ONLY, MIXED, transactionCodes } from './codes';

/**
 * How the characters of a field are written:
 *
 * - `text`: left-justified, filled with spaces.
 * - `textRight`: right-justified, filled with spaces.
 * - `digits`: as many digits as the field is long; leading zeros belong to it.
 * - `routing`: a routing number of nine digits behind a space.
 * - `number`: right-justified, filled with zeros.
 * - `money`: whole cents, right-justified, filled with zeros.
 * - `date`: YYMMDD, in this century.
 * - `time`: HHMM.
 * - `constant`: always the same characters.
 */
type FieldKind =
  | 'text'
  | 'textRight'
  | 'digits'
  | 'routing'
  | 'number'
  | 'money'
  | 'date'
  | 'time'
  | 'constant';

export interface Field {
  readonly kind: FieldKind;
  /** The first position; those of a record are counted from 1 to 94. */
  readonly start: number;
  readonly length: number;
  /** Its name in the rules. */
  readonly label: string;
  /** Spaces alone are no value of it; for a date, neither are zeros. */
  readonly required: boolean;
  /** The only values there are; of a `constant` exactly one. */
  readonly allowed?: readonly string[];
}

/** The fields of a record type, in the order of their positions, without gaps. */
export type Layout = Readonly<Record<string, Field>>;

type Rest = Partial<Pick<Field, 'required' | 'allowed'>>;

const field =
  <K extends FieldKind>(kind: K) =>
  (start: number, length: number, label: string, rest: Rest = {}): Field & { readonly kind: K } => ({
    kind,
    start,
    length,
    label,
    required: false,
    ...rest,
  });

const text = field('text');
const textRight = field('textRight');
const digits = field('digits');
const routing = field('routing');
const number = field('number');
const money = field('money');
const date = field('date');
const time = field('time');
const constant = (start: number, value: string, label: string) =>
  field('constant')(start, value.length, label, { required: true, allowed: [value] });
const reserved = (start: number, length: number) => constant(start, ' '.repeat(length), 'Reserved');
const recordType = (code: string) => constant(1, code, 'Record Type Code');

const R = { required: true } as const;
const oneOf = (allowed: readonly string[]) => ({ required: true, allowed }) as const;

const serviceClass = digits(2, 3, 'Service Class Code', oneOf([MIXED, CREDITS_ONLY, DEBITS_ONLY]));
const odfi = digits(80, 8, 'Originating DFI Identification', R);
const batchNumber = number(88, 7, 'Batch Number', R);
const traceNumber = digits(80, 15, 'Trace Number', R);

const fileHeader = {
  recordType: recordType('1'),
  priorityCode: constant(2, '01', 'Priority Code'),
  immediateDestination: routing(4, 10, 'Immediate Destination', R),
  immediateOrigin: textRight(14, 10, 'Immediate Origin', R),
  creationDate: date(24, 6, 'File Creation Date', R),
  creationTime: time(30, 4, 'File Creation Time'),
  fileIdModifier: text(34, 1, 'File ID Modifier', oneOf([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'])),
  recordSize: constant(35, '094', 'Record Size'),
  blockingFactor: constant(38, '10', 'Blocking Factor'),
  formatCode: constant(40, '1', 'Format Code'),
  destinationName: text(41, 23, 'Immediate Destination Name'),
  originName: text(64, 23, 'Immediate Origin Name'),
  referenceCode: text(87, 8, 'Reference Code'),
};

/** Each SEC code that is known; its entries have a layout of their own. */
export type SecCode = 'PPD' | 'CCD' | 'WEB' | 'CTX' | 'COR';

const batchHeader = {
  recordType: recordType('5'),
  serviceClass,
  companyName: text(5, 16, 'Company Name', R),
  discretionaryData: text(21, 20, 'Company Discretionary Data'),
  companyId: text(41, 10, 'Company Identification', R),
  secCode: text(
    51,
    3,
    'Standard Entry Class Code',
    oneOf(['PPD', 'CCD', 'WEB', 'CTX', 'COR'] satisfies SecCode[]),
  ),
  entryDescription: text(54, 10, 'Company Entry Description', R),
  descriptiveDate: text(64, 6, 'Company Descriptive Date'),
  // Notifications of change come with zeros: whether it is required is a rule of the batch.
  effectiveDate: date(70, 6, 'Effective Entry Date'),
  settlementDate: digits(76, 3, 'Settlement Date (Julian)'),
  originatorStatus: digits(79, 1, 'Originator Status Code', oneOf(['1', '2'])),
  odfi,
  batchNumber,
};

const beforeIdentification = {
  recordType: recordType('6'),
  transactionCode: digits(2, 2, 'Transaction Code', oneOf([...transactionCodes.keys()])),
  rdfi: digits(4, 8, 'Receiving DFI Identification', R),
  checkDigit: digits(12, 1, 'Check Digit', R),
  accountNumber: text(13, 17, 'DFI Account Number', R),
  amount: money(30, 10, 'Amount', R),
};
const discretionary = text(77, 2, 'Discretionary Data');
const afterDiscretionary = {
  addendaIndicator: digits(79, 1, 'Addenda Record Indicator', oneOf(['0', '1'])),
  traceNumber,
};
const entryOfPerson = {
  ...beforeIdentification,
  identification: text(40, 15, 'Individual Identification Number'),
  name: text(55, 22, 'Individual Name', R),
  discretionary,
  ...afterDiscretionary,
};
const entryOfCompany = {
  ...beforeIdentification,
  identification: text(40, 15, 'Identification Number'),
  name: text(55, 22, 'Receiving Company Name', R),
  discretionary,
  ...afterDiscretionary,
};

/** Entry detail records (6), by SEC code. */
const entries = {
  PPD: entryOfPerson,
  CCD: entryOfCompany,
  WEB: { ...entryOfPerson, discretionary: text(77, 2, 'Payment Type Code', R) },
  CTX: {
    ...beforeIdentification,
    identification: text(40, 15, 'Identification Number'),
    addendaCount: number(55, 4, 'Number of Addenda Records', R),
    name: text(59, 16, 'Receiving Company Name', R),
    reserved: reserved(75, 2),
    discretionary,
    ...afterDiscretionary,
  },
  COR: {
    ...beforeIdentification,
    identification: text(40, 15, 'Individual Identification Number'),
    name: text(55, 22, 'Individual Name or Receiving Company Name', R),
    discretionary,
    ...afterDiscretionary,
  },
};

/** Addenda records (7), by type code: payment information, notification of change, return. */
const addenda = {
  '05': {
    recordType: recordType('7'),
    typeCode: constant(2, '05', 'Addenda Type Code'),
    paymentInformation: text(4, 80, 'Payment Related Information'),
    sequence: number(84, 4, 'Addenda Sequence Number', R),
    entrySequence: digits(88, 7, 'Entry Detail Sequence Number', R),
  },
  '98': {
    recordType: recordType('7'),
    typeCode: constant(2, '98', 'Addenda Type Code'),
    changeCode: text(4, 3, 'Change Code', oneOf(changeCodes)),
    originalTrace: digits(7, 15, 'Original Entry Trace Number', R),
    reservedFirst: reserved(22, 6),
    originalRdfi: digits(28, 8, 'Original Receiving DFI Identification', R),
    correctedData: text(36, 29, 'Corrected Data', R),
    reservedLast: reserved(65, 15),
    traceNumber,
  },
  '99': {
    recordType: recordType('7'),
    typeCode: constant(2, '99', 'Addenda Type Code'),
    returnCode: text(4, 3, 'Return Reason Code', oneOf(returnCodes)),
    originalTrace: digits(7, 15, 'Original Entry Trace Number', R),
    dateOfDeath: date(22, 6, 'Date of Death'),
    originalRdfi: digits(28, 8, 'Original Receiving DFI Identification', R),
    information: text(36, 44, 'Addenda Information'),
    traceNumber,
  },
};

const batchControl = {
  recordType: recordType('8'),
  serviceClass,
  entryAddendaCount: number(5, 6, 'Entry/Addenda Count', R),
  entryHash: number(11, 10, 'Entry Hash', R),
  debits: money(21, 12, 'Total Debit Entry Dollar Amount', R),
  credits: money(33, 12, 'Total Credit Entry Dollar Amount', R),
  companyId: text(45, 10, 'Company Identification', R),
  messageAuthentication: text(55, 19, 'Message Authentication Code'),
  reserved: reserved(74, 6),
  odfi,
  batchNumber,
};

const fileControl = {
  recordType: recordType('9'),
  batchCount: number(2, 6, 'Batch Count', R),
  blockCount: number(8, 6, 'Block Count', R),
  entryAddendaCount: number(14, 8, 'Entry/Addenda Count', R),
  entryHash: number(22, 10, 'Entry Hash', R),
  debits: money(32, 12, 'Total Debit Entry Dollar Amount in File', R),
  credits: money(44, 12, 'Total Credit Entry Dollar Amount in File', R),
  reserved: reserved(56, 39),
};

/**
 * The positions of all fields of all record types; nothing else knows any. Fields that only differ by name between the
 * SEC codes have one key and each their own label.
 * Source: Nacha Operating Rules, appendix three, "ACH Record Format Specifications".
 */
export const layouts = { fileHeader, batchHeader, entries, addenda, batchControl, fileControl } as const;

export const RECORD_LENGTH = 94;
/** Records in a block: the file is filled with records of nines up to a whole block. */
export const BLOCKING_FACTOR = 10;
export const FILL_RECORD = '9'.repeat(RECORD_LENGTH);
