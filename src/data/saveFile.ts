import type { SentFile } from './client';

/** Hands a file to the browser's downloads under the name that the server gave it. */
export function saveFile({ name, content }: SentFile): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
