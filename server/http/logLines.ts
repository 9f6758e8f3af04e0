/** An e-mail address, also as it stands in an address of a page. The "@" of a package's scope follows a slash. */
const address = /[^\s"'@<>\\/,;:()]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

interface Log {
  write(line: string): void;
}

/**
 * A log that tells nobody's e-mail address, whatever a message or an error brings along: mail servers name the
 * recipient in what they refuse, and users are named by theirs.
 */
export const withoutAddresses = (log: Log): Log => ({
  write: (line) => log.write(line.replace(address, '[address]')),
});
