/** Why a bank sent a debit back, in plain words, and what the customer can do: docs/rules.md#returns. */
interface ReturnReason {
  readonly words: string;
  readonly advice: string;
  /** Whether the bank account is blocked until its owner has dealt with it. */
  readonly blocks?: true;
}

const again = 'Ask again once the money is there, or pay in another way.';
const another = 'Check the bank account’s numbers, or choose another bank account.';
const call = 'Call us before you pay again.';
const ours = 'You did nothing wrong. Call us, and we send it again.';

const told = (words: string, advice: string): ReturnReason => ({ words, advice });
const blocking = (words: string, advice: string): ReturnReason => ({ words, advice, blocks: true });

/** For entries that the portal never makes (converted checks, enrollments, payments abroad). The office reads them. */
const foreign = (words: string): ReturnReason => told(words, call);

/** All codes of Nacha's table of return reasons, R01 to R85; the missing numbers are not in use. */
const reasons: ReadonlyMap<string, ReturnReason> = new Map(
  Object.entries({
    R01: told('There was not enough money in the bank account.', again),
    R02: blocking('The bank account is closed.', another),
    R03: blocking('The bank found no such account.', another),
    R04: blocking('The account number is not one of that bank.', another),
    R05: told('A personal account was debited as a business account.', call),
    R06: told('Our bank asked for it back.', ours),
    R07: blocking('The bank was told that the authorization was taken back.', call),
    R08: told('Payment was stopped at the bank.', call),
    R09: told('Deposits in the bank account had not cleared yet.', again),
    R10: blocking('The bank was told that the payment was not authorized.', call),
    R11: told('The bank was told that the payment was not as it was authorized.', call),
    R12: told('The bank account was sold to another bank.', another),
    R13: told('The routing number belongs to no bank that takes such payments.', another),
    R14: told('Whoever manages the bank account for its owner has died or can no longer do so.', call),
    R15: told('The owner of the bank account has died.', call),
    R16: blocking('The bank account is frozen.', another),
    R17: told('The bank could not process the account number, or found the payment questionable.', call),
    R18: told('The bank does not accept that day for a payment.', ours),
    R19: told('The bank could not read the amount.', ours),
    R20: blocking('The bank allows no debits of this kind of account.', another),
    R21: told('The bank did not accept our company’s number.', ours),
    R22: told('The bank did not accept the number that we know you by.', ours),
    R23: told('The owner of the bank account refused the money.', call),
    R24: told('The bank had the same payment twice.', call),
    R25: told('What was sent along with the payment was not in order.', ours),
    R26: told('Something that the bank needs was missing from the payment.', ours),
    R27: told('The payment’s trace number was not in order.', ours),
    R28: told('A digit of the routing number is wrong.', another),
    R29: blocking(
      'The bank was told that the business did not authorize the payment.',
      'Ask the bank to allow debits by us, or choose another bank account.',
    ),
    R30: foreign('The bank takes no payments that were made from a check.'),
    R31: foreign('The bank returned it late, with our bank’s consent.'),
    R32: told('The bank could not settle the payment.', another),
    R33: foreign('The bank returned an entry that stood for a destroyed check.'),
    R34: told('The bank may take part in such payments only in part.', another),
    R35: told('The bank allows no debits of this kind.', call),
    R36: told('The bank allows no credits of this kind.', call),
    R37: foreign('The check that this was made from was cashed too.'),
    R38: foreign('Payment of the check that this was made from was stopped.'),
    R39: foreign('The check that this was made from may not be used so, or was cashed too.'),
    R40: foreign('The government agency returned the enrollment.'),
    R41: foreign('The enrollment names a kind of entry that is not allowed.'),
    R42: foreign('The routing number of the enrollment is wrong.'),
    R43: foreign('The account number of the enrollment is wrong.'),
    R44: foreign('The identification number of the enrollment is wrong.'),
    R45: foreign('The name in the enrollment is wrong.'),
    R46: foreign('The enrollment says wrongly whether somebody acts for the owner.'),
    R47: foreign('The same enrollment came twice.'),
    R50: foreign('State law does not allow the returned check to be collected so.'),
    R51: foreign('The returned check may not be collected so.'),
    R52: foreign('Payment of the returned check was stopped.'),
    R53: foreign('The returned check was cashed too.'),
    R61: foreign('The return went to the wrong bank.'),
    R62: foreign('A debit that was sent in error, or to undo another, was returned.'),
    R67: foreign('The same return came twice.'),
    R68: foreign('The return came too late.'),
    R69: foreign('The return has errors in it.'),
    R70: foreign('Our bank did not accept or ask for the return.'),
    R71: foreign('The dishonored return went to the wrong bank.'),
    R72: foreign('The dishonored return came too late.'),
    R73: foreign('The bank says that its return came in time.'),
    R74: foreign('The bank corrected its return.'),
    R75: foreign('The bank says that its return did not come twice.'),
    R76: foreign('The bank found no errors in its return.'),
    R77: foreign('The bank does not take back the debit that was sent in error.'),
    R80: foreign('The payment was wrongly marked as one abroad.'),
    R81: foreign('The bank takes no part in payments abroad.'),
    R82: foreign('The bank abroad is named wrongly.'),
    R83: foreign('The bank abroad could not settle the payment.'),
    R84: foreign('The bank between the countries did not process the payment.'),
    R85: foreign('The payment abroad was not marked as one.'),
  }),
);

/** "R01" → its reason; an unknown code is named in the words. */
export const returnReason = (code: string | null): ReturnReason =>
  reasons.get(code?.trim().toUpperCase() ?? '') ?? {
    words: code ? `The bank sent it back with code ${code.trim()}.` : 'The bank sent it back.',
    advice: call,
  };

/** The known codes, in order. */
export const returnCodes: readonly string[] = [...reasons.keys()];

/** Whether a return blocks the bank account. */
export const blocksBankAccount = (code: string | null): boolean =>
  reasons.get(code?.trim().toUpperCase() ?? '')?.blocks === true;
