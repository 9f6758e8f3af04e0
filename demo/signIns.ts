import records from './sign-ins.json' with { type: 'json' };

/** Somebody who can sign in to the demo, with the accounts that the demo drop has for them. */
export interface SignIn {
  /** A lower-case e-mail address. */
  readonly username: string;
  readonly password: string;
  readonly admin: boolean;
  readonly deposit_plan: boolean;
  /** What this person is an example of. */
  readonly note: string;
  readonly name: string;
  readonly accounts: readonly {
    readonly accountNo: string;
    readonly level: 'owner' | 'pay' | 'view' | 'documents';
    readonly relationship: 'owner' | 'spouse' | 'partner' | 'landlord' | 'tenant' | 'employee' | 'accountant';
  }[];
}

/** The demo's sign-ins. They exist in a demo only. */
export const signIns = records as readonly SignIn[];
