import Link from '@mui/material/Link';
import { type RequestFact, requestFacts } from '@contract/requests/facts';
import type { RequestDetail } from '@contract/requests/schema';
import type { Fact } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { paymentHref } from './requestView';

/** What was asked for, line by line, with the way to the payment that came of it. */
export const shownFacts = (request: RequestDetail, zone: string): Fact[] =>
  requestFacts(request, zone).map(({ id, label, value, note }) => ({
    label,
    value: id === undefined ? value : shown[id](request, value),
    note,
  }));

const shown: Readonly<
  Record<NonNullable<RequestFact['id']>, (request: RequestDetail, value: string) => Fact['value']>
> = {
  amount: ({ amountCents }) => <Money cents={amountCents} tone="strong" />,
  payment: (request, value) => <Link href={paymentHref(request)}>{value}</Link>,
};
