import * as common from '@locales/common';
import * as m from '@locales/requests';

/** Where the money of a request goes, as the record keeps it: in English, whoever asked. Told by `toldTarget`. */
export const keptTargets = {
  invoices: (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`,
  onAccount: 'On account',
  prepay: (contractNo: string | undefined) => (contractNo === undefined ? 'Prepay' : `Prepay ${contractNo}`),
  checkAt: (branch: string) => `Check at ${branch}`,
  checkByMail: 'Check by mail',
  account: (account: string) => `Account ${account}`,
} as const;

const told: readonly (readonly [RegExp, (part: string) => string])[] = [
  [/^([0-9]+) invoices?$/, (count) => m.targetInvoices({ count: Number(count) })],
  [/^On account$/, m.targetOnAccount],
  [/^Prepay$/, common.prepay],
  [/^Prepay (.+)$/, (contractNo) => m.targetPrepay({ contractNo })],
  [/^Check at (.+)$/, (branch) => m.targetCheckAt({ branch })],
  [/^Check by mail$/, m.checkMail],
  [/^Account (.+)$/, (account) => m.targetAccount({ account })],
];

/** A kept target in the language of the moment. What is none of these is the name of a bank account. */
export function toldTarget(kept: string): string {
  for (const [pattern, say] of told) {
    const [found, part = ''] = pattern.exec(kept) ?? [];
    if (found !== undefined) return say(part);
  }
  return kept;
}

/** Where the money of a check comes from, as the record keeps it. A bank account is kept by its name. */
export const keptCheck = (checkNo: string): string => `Check ${checkNo}`;

/** The same of a refund. */
export const KEPT_CREDIT = 'Credit balance';

/** A kept source in the language of the moment. */
export function toldSource(kept: string): string {
  if (kept === KEPT_CREDIT) return m.sourceCredit();
  const [, checkNo] = /^Check ([0-9]+)$/.exec(kept) ?? [];
  return checkNo === undefined ? kept : m.sourceCheck({ checkNo });
}
