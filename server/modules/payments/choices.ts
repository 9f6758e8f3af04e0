import type { Kysely } from 'kysely';
import type { PaymentChoices } from '@contract/payments/schema';
import { paymentMethods, paymentTypes } from '@contract/payments/labels';
import { entryMethod, entryType, paymentEntries } from '@server/domain/documents/paymentEntries';
import type { Tables } from '@server/db/tables';
import type { Scope } from './filter';

/** What the payments of some accounts can be filtered by, each once. */
export const choicesOf =
  (db: Kysely<Tables>) =>
  async ({ accounts }: Pick<Scope, 'accounts'>): Promise<PaymentChoices> => {
    const rows = await paymentEntries(db, accounts)
      .select([entryMethod.as('method'), entryType.as('type')])
      .distinct()
      .execute();
    return {
      methods: paymentMethods.filter((word) => rows.some(({ method }) => method === word)),
      types: paymentTypes.filter((word) => rows.some(({ type }) => type === word)),
    };
  };
