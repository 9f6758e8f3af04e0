import { readFile } from 'node:fs/promises';
import { array, boolean, lazy, object, type ObjectShape, string, ValidationError } from 'yup';
import type { Column } from './column';
import { feedFileNamed, feedFiles } from './feedFiles';
import { datePattern, type FileProfile, type Formats, type Profile } from './mapping';

/** A mapping profile that cannot be used; the message lists everything that is wrong with it. */
class ProfileFault extends Error {
  constructor(where: string, faults: readonly string[]) {
    super(`The mapping profile ${where} cannot be used:\n${faults.map((each) => `  - ${each}`).join('\n')}`);
  }
}

/** Reads and validates the profile of an ERP. Throws {@link ProfileFault}. */
export async function readProfile(path: string): Promise<Profile> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new ProfileFault(path, [error.message]);
  });
  return parseProfile(text, path);
}

/** @param where what the profile is called in the words of an error */
export function parseProfile(text: string, where = 'in hand'): Profile {
  let profile: Profile;
  try {
    profile = shape.validateSync(JSON.parse(text), { abortEarly: false, strict: true }) as Profile;
  } catch (error) {
    if (error instanceof ValidationError) throw new ProfileFault(where, error.errors);
    throw new ProfileFault(where, [`It is not JSON: ${(error as Error).message}`]);
  }
  const faults = [
    ...formatFaults('', profile),
    ...Object.entries(profile.files ?? {}).flatMap(([file, own]) => fileFaults(file, own)),
  ];
  if (faults.length) throw new ProfileFault(where, faults);
  return profile;
}

const words = array(string().defined()).defined();
const formats = {
  dates: string(),
  numbers: object({
    decimal: string().oneOf(['.', ',']),
    thousands: string().oneOf(['.', ',', ' ', "'"]),
    trailingMinus: boolean(),
    parentheses: boolean(),
    currency: string().min(1),
  })
    .default(undefined)
    .noUnknown(),
  flags: object({ yes: words, no: words }).default(undefined).noUnknown(),
};
/** Any keys, each with a value of that shape. */
const record = (value: ObjectShape[string]) =>
  lazy((given: unknown) => {
    const keys = given && typeof given === 'object' ? Object.keys(given) : [];
    return object(Object.fromEntries(keys.map((key) => [key, value]))).default(undefined);
  });
const fileShape = object({
  ...formats,
  columns: record(string().defined()),
  flip: array(string().defined()),
  codes: record(record(string().defined())),
}).noUnknown();
const shape = object({ ...formats, files: record(fileShape) })
  .noUnknown()
  .required();

function formatFaults(at: string, { dates, numbers, flags }: Formats): string[] {
  const both = flags?.yes.filter((word) => flags.no.includes(word)) ?? [];
  return [
    ...(dates !== undefined && !datePattern(dates)
      ? [`${at}dates must name year, month and day once each, like MM/DD/YYYY, not “${dates}”`]
      : []),
    ...(numbers && (numbers.decimal ?? '.') === numbers.thousands
      ? [`${at}numbers cannot have “${numbers.thousands}” both as decimal sign and between thousands`]
      : []),
    ...both.map((word) => `${at}flags cannot have “${word}” both as yes and as no`),
  ];
}

function fileFaults(file: string, own: FileProfile): string[] {
  const described = feedFileNamed(file);
  const at = `files.${file}.`;
  if (!described) {
    return [`files has “${file}”; the portal reads ${feedFiles.map((each) => each.file).join(', ')}`];
  }
  const { columns }: { columns: Readonly<Record<string, Column>> } = described;
  const known = (name: string) => name in columns || name === 'op';
  const stranger = (part: string, name: string) =>
    `${at}${part} has “${name}”, which is no column of ${file} (${Object.keys(columns).join(', ')})`;
  const targets = Object.values(own.columns ?? {});
  return [
    ...formatFaults(at, own),
    ...targets.filter((name) => !known(name)).map((name) => stranger('columns', name)),
    ...targets
      .filter((name, place) => targets.indexOf(name) !== place)
      .map((name) => `${at}columns leads two headers to “${name}”`),
    ...(own.flip ?? []).flatMap((name) =>
      !known(name)
        ? [stranger('flip', name)]
        : ['money', 'decimal'].includes(columns[name]?.kind ?? '')
          ? []
          : [`${at}flip has “${name}”, which is no amount`],
    ),
    ...Object.entries(own.codes ?? {}).flatMap(([name, values]) =>
      known(name) ? wrongCodes(`${at}codes.${name}`, columns[name], values) : [stranger('codes', name)],
    ),
  ];
}

function wrongCodes(
  at: string,
  column: Column | undefined,
  values: Readonly<Record<string, string>>,
): string[] {
  const allowed = column ? column.allowed : ['U', 'D'];
  if (!allowed) return [];
  return Object.values(values)
    .filter((value) => value !== '' && !allowed.includes(value))
    .map((value) => `${at} leads to “${value}”; the portal knows ${allowed.join(', ')}`);
}
