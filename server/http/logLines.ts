/** An e-mail address, also as it stands in an address of a page. The "@" of a package's scope follows a slash. */
const address = /[^\s"'@<>\\/,;:()]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** Each letter as it is, or as an address may spell it too. */
const spelled = [...'calendar']
  .map((letter) => `(?:${letter}|%${letter.charCodeAt(0).toString(16)})`)
  .join('');

/** What opens somebody's calendar: it stands in the path, as calendar programs send nothing else. */
const calendarSecret = new RegExp(`((?:/|%2f)${spelled}(?:/|%2f)+)[\\w%-]{32,}`, 'gi');

interface Log {
  write(line: string): void;
}

/**
 * A log that tells nobody's e-mail address, and nothing that opens a calendar, whatever a message or an error brings
 * along: mail servers name the recipient in what they refuse, and users are named by theirs.
 */
export const withoutPrivate = (log: Log): Log => ({
  write: (line) => log.write(line.replace(address, '[address]').replace(calendarSecret, '$1[link]')),
});
