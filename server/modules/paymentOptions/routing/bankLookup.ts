import type { RoutingNumber } from '@contract/routingNumbers/schema';
import { routingDoubt } from '@contract/format/bankNumbers';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Bank, BankService } from './bank';
import type { LookupLimit } from './lookupLimit';
import { findBank, foundBefore, remember } from './routingRows';

/** Finds the bank behind a routing number. Never throws: nothing that anybody saves may hang on it. */
export interface BankLookup {
  of(routing: string): Promise<RoutingNumber>;
}

interface BankLookupOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Undefined: nobody outside is asked. */
  readonly service: BankService | undefined;
  readonly gate: LookupLimit;
}

/** The rules first, then the company's own directory, then what the service once said, then the service. */
export const bankLookup = ({ db, clock, service, gate }: BankLookupOptions): BankLookup => ({
  async of(routing) {
    const doubt = routingDoubt(routing) ?? null;
    const answer = (source: RoutingNumber['source'], bank: Bank | null = null): RoutingNumber => ({
      routingNumber: routing,
      doubt,
      bank,
      source,
    });
    const own = await findBank(db.sql, routing);
    if (own) return answer('directory', own);
    if (!service || doubt === 'unlikely') return answer('none');
    const before = await foundBefore(db.sql, routing, clock.now());
    if (before) return answer('service', before.bank);
    const now = clock.now();
    if (!gate.mayPass(now)) return answer('down');
    try {
      const bank = await service.ask(routing);
      gate.passed();
      await remember(db.sql, routing, bank, now);
      return answer('service', bank);
    } catch {
      gate.failed(now);
      return answer('down');
    }
  },
});
