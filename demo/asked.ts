/** Somebody of the demo who pays an amount, oldest first, from a bank account that is saved for it. */
export interface DemoPayment {
  readonly username: string;
  readonly accountNo: string;
  /** Dollars. */
  readonly amount: string;
  readonly bank: {
    readonly nickname: string;
    readonly holderName: string;
    readonly routingNumber: string;
  };
}

/** Somebody of the demo who picks money of the deposit plan up as a check, at the branch's first free time. */
export interface DemoPickup {
  readonly username: string;
  readonly savId: string;
  readonly branch: string;
  /** Dollars. */
  readonly amount: string;
  readonly comments: string;
}

/** Somebody of the demo whose check is on its way, oldest invoices first, or was taken in at a branch. */
export interface DemoCheck {
  readonly username: string;
  readonly accountNo: string;
  readonly checkNo: string;
  /** Dollars. */
  readonly amount: string;
  /** The branch that took it in; left out where it was mailed. */
  readonly branch?: string;
}

/**
 * What waits for the office when a demo begins: a large debit of somebody on hold, a small one, and a check. Of accounts
 * that no invited person looks at: those find nothing but their invitation in the demo's mailbox.
 */
export const demoPayments: readonly DemoPayment[] = [
  {
    username: 'office@coldspring.example.com',
    accountNo: '00166',
    amount: '5000.00',
    bank: {
      nickname: 'Operating account',
      holderName: 'Cold Spring Grain',
      routingNumber: '123200017',
    },
  },
  {
    username: 'karl.lindqvist@example.com',
    accountNo: '00204',
    amount: '350.00',
    bank: { nickname: 'Farm checking', holderName: 'Lindqvist Rental Ground', routingNumber: '125100018' },
  },
];

export const demoPickups: readonly DemoPickup[] = [
  {
    username: 'ruth.halvorsen@example.com',
    savId: 'S-1004',
    branch: 'PUL',
    amount: '400.00',
    comments: 'My son Nils picks it up.',
  },
];

export const demoChecks: readonly DemoCheck[] = [
  {
    username: 'office@coldspring.example.com',
    accountNo: '00166',
    checkNo: '5127',
    amount: '1250.00',
  },
  {
    username: 'karl.lindqvist@example.com',
    accountNo: '00204',
    checkNo: '318',
    amount: '200.00',
    branch: 'PUL',
  },
];
