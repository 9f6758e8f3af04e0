/** So many devices of a person: docs/rules.md#web-push. */
export const MAX_PUSH_DEVICES = 10;

/** By which a browser finds itself among the devices: the beginning of its address's SHA-256, in base64url. */
export const pushDeviceId = (hash: Uint8Array): string =>
  btoa(String.fromCodePoint(...hash.subarray(0, 12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What a person knows a browser by, "Chrome, Android", of names that are ours: nothing of the header is kept. */
export function browserName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(', ');
}
