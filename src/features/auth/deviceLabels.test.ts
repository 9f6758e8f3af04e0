import { describe, expect, it } from 'vitest';
import { deviceWords } from './deviceLabels';

describe('a device', () => {
  it.each([
    [
      'macOS 14.2.1 arm macOS Not A(Brand/99.0.0.0;Google Chrome/121.0.6167.160;Chromium/121.0.6167.160',
      'Chrome on Mac',
    ],
    ['Windows 15.0.0 x86 Windows Microsoft Edge/143.0.1;Chromium/143.0.1;Not(A/24.0.0.0', 'Edge on Windows'],
    ['Android 15.0.0 Pixel 9 Android Google Chrome/142.0.1;Chromium/142.0.1', 'Chrome on Android'],
    ['Linux 6.1.0 x86 Linux Chromium/156.0.1;Not(A/24.0.0.0', 'Chromium on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0',
      'Firefox on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1 CriOS/142.0 Mobile Safari/604.1',
      'Chrome on iPad',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
      'Chrome on Chromebook',
    ],
    ['Shop counter', 'Shop counter'],
    ['', 'Unnamed device'],
    [undefined, 'Unnamed device'],
  ])('%s is called %s', (name, words) => {
    expect(deviceWords(name)).toBe(words);
  });
});
