import * as m from '@locales/accounts';
import { texts } from '@locales/language';

/** How far a sign-in may go on an account, with the words that the office reads: docs/rules.md#access-levels. */
export const accessLevels = {
  owner: texts({ label: m.levelOwner, explains: m.levelOwnerExplained }),
  pay: texts({ label: m.levelPay, explains: m.levelPayExplained }),
  view: texts({ label: m.levelView, explains: m.levelViewExplained }),
  documents: texts({ label: m.levelDocuments, explains: m.levelDocumentsExplained }),
} as const;
type AccessLevel = keyof typeof accessLevels;
export const accessLevelNames = Object.keys(accessLevels) as readonly AccessLevel[];

/** So many accounts one sign-in may see. Sums over all of them are quick up to here: decision 100. */
export const MAX_ACCOUNTS = 200;
export const tooManyAccounts = (): string => m.tooManyAccounts({ most: MAX_ACCOUNTS });

/** What somebody is to the account. The office notes it; it allows nothing. */
export const relationships = texts({
  owner: m.relationOwner,
  spouse: m.relationSpouse,
  partner: m.relationPartner,
  landlord: m.relationLandlord,
  tenant: m.relationTenant,
  employee: m.relationEmployee,
  accountant: m.relationAccountant,
});
type Relationship = keyof typeof relationships;
export const relationshipNames = Object.keys(relationships) as readonly Relationship[];
