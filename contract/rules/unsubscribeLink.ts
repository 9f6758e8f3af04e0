/** Where an email’s link to stop the emails of its group leads; what is signed stands behind it. */
export const unsubscribePath = '/unsubscribe/';

/** What is signed in an address of that page; undefined for the address of any other page. */
export function unsubscribeLink(pathname: string): string | undefined {
  if (!pathname.startsWith(unsubscribePath)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(unsubscribePath.length));
  } catch {
    // A percent sign that stands for nothing: no link of ours has one.
    return '';
  }
}
