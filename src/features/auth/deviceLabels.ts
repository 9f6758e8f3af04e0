import * as m from '@locales/auth';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\w*\/|Microsoft Edge\//, 'Edge'],
  [/OPR\/|Opera\//, 'Opera'],
  [/Samsung ?(Browser|Internet)\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Chromium\//, 'Chromium'],
  [/Safari\//, 'Safari'],
];

/** In this order: an iPhone says that it is like a Mac, and Android that it is Linux. */
const platforms: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/mac ?os/i, 'Mac'],
  [/CrOS|Chrom(e|ium) OS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const found = (list: readonly (readonly [RegExp, string])[], name: string): string | undefined =>
  list.find(([pattern]) => pattern.test(name))?.[1];

/**
 * What a person calls a device that named itself as browsers do: by its user agent, or by its platform and
 * brands, "macOS 14.2.1 arm macOS Google Chrome/121.0".
 */
export function deviceWords(name: string | undefined): string {
  if (!name) return m.unnamedDevice();
  const browser = found(browsers, name);
  const platform = found(platforms, name);
  if (browser && platform) return m.browserOnPlatform({ browser, platform });
  return browser ?? platform ?? name;
}
