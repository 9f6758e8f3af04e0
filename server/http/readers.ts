import { type Schema, ValidationError } from 'yup';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import { describe, hasFields, misfits } from './exact';
import { wordsOf } from './validationText';

/** Reads a part of a request by its schema; throws a refusal that names every member that does not fit. */
type Reader = (raw: unknown) => unknown;

/** For JSON bodies: nothing is converted, nothing is dropped, defaults are filled in. */
export function bodyReader(schema: Schema): Reader {
  const described = describe(schema);
  return (raw) => {
    const wrong = misfits(described, raw ?? {});
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    try {
      // Nobody reads where yup stood when it found a mistake, and to note it is most of the work.
      return schema.validateSync(raw ?? {}, { abortEarly: false, disableStackTrace: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw invalid(messagesOf(error));
    }
  };
}

/** For queries and path parameters, where all is text: what reads as a number or a yes or no becomes one. */
export function textReader(schema: Schema): Reader {
  const read = bodyReader(schema);
  const described = describe(schema);
  const typeOf = (name: string): string | undefined =>
    hasFields(described) && Object.hasOwn(described.fields, name) ? described.fields[name]!.type : undefined;
  return (raw) => {
    const entries = Object.entries(raw ?? {}) as [string, unknown][];
    const twice = entries.filter(([, value]) => Array.isArray(value));
    if (twice.length > 0) {
      throw invalid(Object.fromEntries(twice.map(([name]) => [name, m.twice({ name })])));
    }
    return read(Object.fromEntries(entries.map(([name, text]) => [name, decoded(text, typeOf(name))])));
  };
}

/** No part is described: none may come. */
export const nothingReader: Reader = (raw) => {
  const names = Object.keys(raw ?? {});
  if (names.length > 0)
    throw invalid(Object.fromEntries(names.map((name) => [name, m.unknownName({ name })])));
  return undefined;
};

function decoded(text: unknown, type: string | undefined): unknown {
  if (type === 'number' && typeof text === 'string' && /^-?[0-9]{1,15}(\.[0-9]{1,15})?$/.test(text)) {
    return Number(text);
  }
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

const messagesOf = (error: ValidationError): Record<string, string> =>
  Object.fromEntries(
    (error.inner.length > 0 ? error.inner : [error])
      .map((one) => [one.path ?? '', wordsOf(one)] as const)
      .reverse(),
  );

function invalid(fields: Record<string, string>): ApiError {
  const said = Object.values(fields).join('; ');
  return new ApiError({
    code: 'invalid',
    message: m.badRequest({ problems: said }),
    fields,
  });
}
