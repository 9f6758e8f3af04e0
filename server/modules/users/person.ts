import type { InferType, ObjectSchema } from 'yup';
import { bodyReader } from '@server/http/readers';

/**
 * What a body says of who somebody is, judged and tidied by the rules that the forms know. An empty phone is none.
 * @throws ApiError 'invalid' with a message per field
 */
export function personIn<S extends ObjectSchema<object>>(body: object, rules: S): InferType<S> & Phone {
  const given = Object.entries(body).filter(
    ([name, value]) => name in rules.fields && value !== '' && value !== null,
  );
  const person = bodyReader(rules)(Object.fromEntries(given)) as InferType<S> & Partial<Phone>;
  return { ...person, phone: person.phone ?? null };
}

interface Phone {
  readonly phone: string | null;
}
