/** Which server takes the mails, and how. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** From the first byte; by STARTTLS, or not at all; or never, which is for this machine alone. */
  readonly tls: 'wrapped' | 'required' | 'none';
  readonly login: { readonly user: string; readonly pass: string } | undefined;
}

/** Undefined where the address is none of smtp://… or smtps://… with a host and nothing behind it. */
export function smtpServerOf(address: string): SmtpServer | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
  const extra = `${pathname.replace(/^\/$/, '')}${search}${hash}`;
  if (!/^smtps?:$/.test(protocol) || !hostname || extra !== '') return undefined;
  const wrapped = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const login = loginOf(username, password);
  if (username !== '' && !login) return undefined;
  return {
    host,
    port: port === '' ? (wrapped ? 465 : 587) : Number(port),
    tls: wrapped ? 'wrapped' : isThisMachine(host) ? 'none' : 'required',
    login,
  };
}

/** A host that no word to it leaves this machine for. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

function loginOf(user: string, pass: string): SmtpServer['login'] {
  if (user === '') return undefined;
  try {
    return { user: decodeURIComponent(user), pass: decodeURIComponent(pass) };
  } catch {
    return undefined;
  }
}
