/** Two months of one account, the first of them revised: each begins where the one before ended. */
export const tinyStatements = (): Record<string, string>[] => [
  statementOf('S-1', '02', { charges: '90.00', ending_balance: '90.00' }),
  statementOf('S-1R', '02', {
    charges: '100.00',
    ending_balance: '100.00',
    revision: '2',
    supersedes: 'S-1',
  }),
  statementOf('S-2', '03', {
    previous_balance: '100.00',
    charges: '50.00',
    credits: '20.00',
    ending_balance: '130.00',
  }),
];

/** A statement of one month of 2026, of which nothing has to be paid. */
export const statementOf = (
  statement_no: string,
  month: string,
  rest: Record<string, string>,
): Record<string, string> => ({
  statement_no,
  account_no: '00117',
  period_from: `2026-${month}-01`,
  period_to: `2026-${month}-28`,
  due_date: '2026-04-20',
  previous_balance: '0.00',
  charges: '0.00',
  credits: '0.00',
  amount_due: '0.00',
  ...rest,
});
