import type { RoutingNumber } from '@contract/routingNumbers/schema';
import type { BankLookup } from '@/forms/RoutingNote';

interface Asked {
  readonly data: RoutingNumber | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** How far the search for the bank has come, in the words of the field. */
export function lookupOf({ data, isError, isFetching }: Asked): BankLookup {
  if (isFetching) return { state: 'looking' };
  if (isError || data?.source === 'down') return { state: 'down' };
  if (!data) return { state: 'idle' };
  if (!data.bank) return { state: 'notFound' };
  const { name, city, state } = data.bank;
  const where = [city, state].filter(Boolean).join(' ');
  return { state: 'found', bank: where ? `${name}, ${where}` : name };
}
