import type { Attach } from './attachments';
import type { Sender } from './messages/draft';
import type { MailTransport, TextTransport } from './transport';

/** How messages leave, and what comes of those that do not. */
export interface Delivery {
  readonly mail: MailTransport;
  readonly text: TextTransport;
  readonly sender: Sender;
  /** Makes what goes along; without it nothing does. */
  readonly attach?: Attach;
  /** Whether an email that is kept can be read later, codes and all: in the demo alone. */
  readonly readable: boolean;
  /** Seconds until the next attempt, after so many. */
  readonly retryAfter: (attempts: number) => number;
  readonly log: Log;
}

/** What an operator should know of. */
export interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}
