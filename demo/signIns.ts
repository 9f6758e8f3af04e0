import records from './sign-ins.json' with { type: 'json' };

interface Member {
  /** A lower-case e-mail address. */
  readonly username: string;
  readonly admin: boolean;
  readonly deposit_plan: boolean;
  /** Desks of the office, by their names in the contract. */
  readonly desks?: ('receivable' | 'credit' | 'help' | 'audit')[];
  /** What this person is an example of. */
  readonly note: string;
  readonly accounts: readonly {
    readonly accountNo: string;
    readonly level: 'owner' | 'pay' | 'view' | 'documents';
    readonly relationship: 'owner' | 'spouse' | 'partner' | 'landlord' | 'tenant' | 'employee' | 'accountant';
  }[];
}

/** Somebody who can sign in to the demo, with the accounts that the demo drop has for them. */
export interface SignIn extends Member {
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** Somebody whose invitation lies in the demo's mailbox. */
export interface Invited extends Member {
  /** Undefined: asked at the first sign-in. */
  readonly givenName?: string;
  readonly familyName?: string;
}

/** As the pool has it; undefined where it is asked at the first sign-in. */
export const wholeName = ({ givenName, familyName }: Pick<Invited, 'givenName' | 'familyName'>) =>
  givenName && `${givenName} ${familyName}`;

/** The demo's sign-ins. They exist in a demo only. */
export const signIns = records as readonly SignIn[];

/** Two people who have never signed in: each finds a temporary password in a letter. */
export const invited: readonly Invited[] = [
  {
    username: 'ben.kessler@example.com',
    admin: false,
    deposit_plan: false,
    note: 'Invited, and has to tell the name',
    accounts: [{ accountNo: '00117', level: 'view', relationship: 'employee' }],
  },
  {
    username: 'tess.lindqvist@example.com',
    admin: false,
    deposit_plan: false,
    note: 'Invited',
    givenName: 'Tess',
    familyName: 'Lindqvist',
    accounts: [{ accountNo: '00202', level: 'view', relationship: 'employee' }],
  },
];
