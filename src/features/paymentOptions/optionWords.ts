import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { IconName } from '@/components/icons';

type Status = PaymentOption['status'];

interface StatusLook {
  readonly word: string;
  readonly icon: IconName;
  readonly color: 'success' | 'warning' | 'error';
  /** What it means for payments, where there is more to say than the word. */
  readonly words?: string;
}

export const statusLooks: Readonly<Record<Status, StatusLook>> = {
  pendingVerification: {
    word: 'Waiting for the bank',
    icon: 'later',
    color: 'warning',
    words: 'You can ask for payments from it. Our office confirms it with the bank before the first one.',
  },
  active: { word: 'Active', icon: 'done', color: 'success' },
  blocked: { word: 'Blocked', icon: 'cancelled', color: 'error', words: 'No payment is taken from it now.' },
  failed: {
    word: 'Not confirmed',
    icon: 'warning',
    color: 'error',
    words: 'The bank could not confirm it. Check the numbers, delete it and add it again.',
  },
};

export const accountTypeWords = { checking: 'Checking', savings: 'Savings' } as const;
export const holderTypeWords = { personal: 'Personal', business: 'Business' } as const;

/** "Palouse Community Bank", or what is known where nobody could name it. */
export const bankOf = ({ bankName, routingNumber }: PaymentOption): string =>
  bankName ?? `Bank with routing number ${routingNumber}`;

/** That nothing came of it; why is told by the portal's alert. */
export const notDone = {
  change: 'Your changes are not saved, and stand here as you entered them. You can try again.',
  delete: 'It is not deleted.',
  deleteYet: 'It may not be deleted yet. You can try again.',
} as const;
