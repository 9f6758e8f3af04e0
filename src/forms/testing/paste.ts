import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into an empty field at one go. Key by key it is typed in the fields' own tests; a page's test that typed
 * would paint the whole page for each key.
 */
export async function paste(user: Pick<UserEvent, 'click' | 'paste'>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
