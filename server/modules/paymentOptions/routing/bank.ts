import type { RoutingNumber } from '@contract/routingNumbers/schema';

/** What is known of a bank. */
export type Bank = NonNullable<RoutingNumber['bank']>;

/** A service outside that knows banks by their routing numbers. */
export interface BankService {
  /** Null where it knows none. @throws where it does not answer in time, or not in words that can be read */
  ask(routing: string): Promise<Bank | null>;
}
