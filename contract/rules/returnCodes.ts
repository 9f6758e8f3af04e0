/** Why a bank sent a debit back, in plain words, and what the customer does about it (domain.md §5 C25). */
interface ReturnReason {
  readonly words: string;
  readonly advice: string;
  /** Whether the bank account can pay nothing more until its owner has dealt with it (domain.md §4.9). */
  readonly blocks?: true;
}

const again = 'Ask again once the money is there, or pay in another way.';
const another = 'Check the bank account’s numbers, or choose another bank account.';
const call = 'Call us before you pay again.';

const reasons: ReadonlyMap<string, ReturnReason> = new Map(
  Object.entries({
    R01: { words: 'There was not enough money in the bank account.', advice: again },
    R02: { words: 'The bank account is closed.', advice: another, blocks: true },
    R03: { words: 'The bank found no such account.', advice: another, blocks: true },
    R04: { words: 'The account number is not one of that bank.', advice: another, blocks: true },
    R05: { words: 'A personal account was debited as a business account.', advice: call },
    R07: { words: 'The bank was told that the authorization was taken back.', advice: call, blocks: true },
    R08: { words: 'Payment was stopped at the bank.', advice: call },
    R09: { words: 'Deposits in the bank account had not cleared yet.', advice: again },
    R10: { words: 'The bank was told that the payment was not authorized.', advice: call, blocks: true },
    R11: { words: 'The bank was told that the payment was not as it was authorized.', advice: call },
    R16: { words: 'The bank account is frozen.', advice: another, blocks: true },
    R20: { words: 'The bank allows no debits of this kind of account.', advice: another, blocks: true },
    R29: {
      words: 'The bank was told that the business did not authorize the payment.',
      advice: 'Ask the bank to allow debits by us, or choose another bank account.',
      blocks: true,
    },
  }),
);

/** "R01" → its reason; a code that nobody foresaw is named. */
export const returnReason = (code: string | null): ReturnReason =>
  reasons.get(code?.trim().toUpperCase() ?? '') ?? {
    words: code ? `The bank sent it back with code ${code.trim()}.` : 'The bank sent it back.',
    advice: call,
  };

/** The codes that are known, in their order. */
export const returnCodes: readonly string[] = [...reasons.keys()];

/** Whether a return makes the bank account useless. */
export const blocksBankAccount = (code: string | null): boolean =>
  reasons.get(code?.trim().toUpperCase() ?? '')?.blocks === true;
