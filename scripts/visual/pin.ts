import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';

/** The browser and the fonts that the baselines were taken with. */
export interface Pin {
  /** "156.0.8078.79". */
  readonly chromium: string;
  /** Hash of a sample of type, blending and blur, so that another machine's fonts or rasteriser show. */
  readonly sample: string;
}

const sample = `<!doctype html><body style="margin:8px;font-size:17px">
  <p style="font-family:sans-serif">Sans 0123456789 − ✓ … ⇄ “Hollis”</p>
  <p style="font-family:serif">Serif 0123456789 − ✓ … ⇄</p>
  <p style="font-family:monospace">Mono 0123456789 − ✓ … ⇄</p>
  <div style="width:300px;height:60px;border-radius:12px;background:linear-gradient(97deg,#12402e,#e9b949);
    box-shadow:0 6px 18px 3px rgb(20 33 26 / 37%);opacity:.83"></div>
  <svg width="300" height="60"><path d="M0 40 Q80 0 160 30 T300 20" stroke="#17603f" stroke-width="3.3" fill="#e9b94955"/></svg>
</body>`;

/** What this browser on this machine is. */
export async function pinOf(browser: Browser): Promise<Pin> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  await page.setContent(sample);
  const image = await page.screenshot();
  await page.close();
  return { chromium: browser.version(), sample: createHash('sha256').update(image).digest('hex') };
}

const majorOf = (version: string) => version.split('.')[0];

/**
 * Why the images of two browsers cannot be compared to the pixel; undefined where they can. A security release of the
 * same major version draws alike: 108 beside 79 of Chromium 156 made the same bytes of every screenshot. Should one not,
 * the sample shows it as far as it has what changed: it has no web font.
 */
export function pinDifference(accepted: Pin, running: Pin): string | undefined {
  if (majorOf(accepted.chromium) !== majorOf(running.chromium)) {
    return `the baselines were taken with Chromium ${accepted.chromium}, this is ${running.chromium}`;
  }
  if (accepted.sample !== running.sample) {
    return `this is the Chromium of the baselines (${running.chromium}), but the machine’s fonts or its way to blend differ`;
  }
  return undefined;
}
