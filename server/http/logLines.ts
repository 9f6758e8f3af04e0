import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** An e-mail address, also as it stands in an address of a page. The "@" of a package's scope follows a slash. */
const address = /[^\s"'@<>\\/,;:()]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** Each letter as it is, or as an address may spell it too. */
const spelled = [...'calendar']
  .map((letter) => `(?:${letter}|%${letter.charCodeAt(0).toString(16)})`)
  .join('');

/** What opens somebody's calendar: it stands in the path, as calendar programs send nothing else. */
const calendarSecret = new RegExp(`((?:/|%2f)${spelled}(?:/|%2f)+)[\\w%-]{32,}`, 'gi');

/**
 * A log that tells nobody's e-mail address, and nothing that opens a calendar, whatever a message or an error brings
 * along: mail servers name the recipient in what they refuse, and users are named by theirs.
 */
export const withoutPrivate = (log: DestinationStream): DestinationStream => ({
  write: (line) => log.write(line.replace(address, '[address]').replace(calendarSecret, '$1[link]')),
});

interface LogOptions {
  /** 'trace' to 'fatal', or 'silent'. */
  readonly level: string;
  /** Where lines go; standard output where nothing else is said. */
  readonly to?: DestinationStream;
}

/** The log of a process: one JSON object for each line. It holds no tokens, and of a failed statement no values. */
export const openLog = ({ level, to = process.stdout }: LogOptions): Logger =>
  pino(
    {
      level,
      redact: ['req.headers', 'headers', 'authorization', '*.authorization', '*.password', '*.token'],
      serializers: {
        err: withoutValues,
        error: unquoted,
        res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
      },
    },
    withoutPrivate(to),
  );

/** What PostgreSQL tells of rows beside the message, and texts that repeat what was sent. */
const ROW_FACTS = ['detail', 'where', 'internalQuery', 'query', 'parameters'];

/** An error as the log shows it. */
function withoutValues(error: Error): object {
  const shown: Record<string, unknown> = { ...stdSerializers.err(error) };
  for (const fact of ROW_FACTS) delete shown[fact];
  const { message, stack } = shown;
  return { ...shown, message: unquoted(message), stack: unquoted(stack) };
}

/** PostgreSQL quotes the value that it could not take. */
const unquoted = (text: unknown): unknown =>
  typeof text === 'string'
    ? text.replace(/(\binvalid input [\w ]+: |\bout of range: |\bvalue )"[^"\n]*"/g, '$1"…"')
    : text;
