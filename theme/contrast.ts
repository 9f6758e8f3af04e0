/** Red, green and blue, each from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number];

/** WCAG 2 contrast of two '#RRGGBB' colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** '#RRGGBB' as the shares of sRGB. */
export const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Channels;

/** The shares of sRGB as '#RRGGBB'. */
export const hexOf = (channels: Channels): string =>
  `#${channels
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

/** The amount of light of each channel, which sRGB bends for the eye. */
export const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map(linear) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
