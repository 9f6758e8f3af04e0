/** The ERP's letters for how a payment came, in words. */
const words: Readonly<Record<string, string>> = {
  A: 'ACH',
  K: 'Check',
  C: 'Cash',
  V: 'Card',
  D: 'Deposit plan',
  P: 'Prepay',
  M: 'Other',
};

export const paymentMethod = (letter: string): string => words[letter] ?? 'Other';
