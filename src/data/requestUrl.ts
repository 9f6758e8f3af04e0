interface UrlParts {
  readonly params?: object;
  readonly query?: object;
}

/**
 * The address of a call: ':name' in the path becomes the parameter of that name, and a query member that
 * is undefined, null or '' is left out, so that equal filters make equal addresses.
 */
export function requestUrl(path: string, { params = {}, query = {} }: UrlParts): string {
  const known = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(known.get(name))));
  const sent = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}
