import { Undelivered } from '../undelivered';

/**
 * Text that may stand in the header of a mail.
 * @throws Undelivered when it holds a line end or another control character: what follows could pass for a header of its own
 */
export function headerText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text)) {
    throw new Undelivered('header', true);
  }
  return text;
}
