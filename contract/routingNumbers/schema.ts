import { type InferType, object } from 'yup';
import { oneOf, text, textOrNull } from '../fields';
import { bankRoutingNumber } from '../rules/bank';

/** What is known of a routing number. Nothing in it keeps an account from being saved. */
const routingNumber = object({
  routingNumber: text(),
  /** Why it may be mistyped (`routingDoubt`). */
  doubt: oneOf(['unlikely', 'notDebitable'] as const)
    .nullable()
    .defined(),
  bank: object({ name: text(), city: textOrNull(), state: textOrNull() }).nullable().defined(),
  /** Who was asked last: the company's own directory, a service, or nobody; `down` where the service did not answer. */
  source: oneOf(['directory', 'service', 'none', 'down'] as const),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  one: {
    summary: 'Which bank a routing number names, as far as anybody knows.',
    params: object({ number: bankRoutingNumber() }),
    response: routingNumber,
  },
} as const;

export type RoutingNumber = InferType<typeof routingNumber>;
