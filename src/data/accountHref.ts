/** The page of the office about one account, from wherever the account is named. */
export const accountHref = (accountNo: string): string => `/admin/accounts/${encodeURIComponent(accountNo)}`;
