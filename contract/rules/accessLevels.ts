/** How far a sign-in may go on an account, with the words that the office reads: docs/rules.md#access-levels. */
export const accessLevels = {
  owner: {
    label: 'Owner',
    explains: 'Sees everything of the account, pays, and asks for money out of its deposit plan.',
  },
  pay: {
    label: 'Pays',
    explains:
      'Sees everything of the account, pays, and asks for money out of its deposit plan for the owner.',
  },
  view: { label: 'Looks', explains: 'Sees everything of the account, and asks for no money to move.' },
  documents: {
    label: 'Papers',
    explains: 'Sees invoices, statements and balances, as an accountant does; not the deposit plan.',
  },
} as const;
type AccessLevel = keyof typeof accessLevels;
export const accessLevelNames = Object.keys(accessLevels) as readonly AccessLevel[];

/** What somebody is to the account. The office notes it; it allows nothing. */
export const relationships = {
  owner: 'Owner',
  spouse: 'Spouse',
  partner: 'Partner',
  landlord: 'Landlord',
  tenant: 'Tenant',
  employee: 'Employee',
  accountant: 'Accountant',
} as const;
type Relationship = keyof typeof relationships;
export const relationshipNames = Object.keys(relationships) as readonly Relationship[];
