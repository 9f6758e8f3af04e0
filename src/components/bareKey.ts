/** What has a use of its own for a typed character, or lies over the page. What stands beside a list does neither. */
const takesKeys =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, ' +
  '[contenteditable=""], [contenteditable=true], dialog, [role=dialog]:not([data-side-panel]), ' +
  '[role=alertdialog], [role=menu], [role=listbox], [role=combobox]';

type Key = Pick<
  KeyboardEvent,
  'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** Whether a key press is meant for the page: a bare key that nobody is typing into something. */
export function isBareKey(event: Key): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(takesKeys));
}

/** Whether something is laid out: screens that wait behind the one in front are still in the document. */
export const isLaidOut = (element: Element): boolean => element.getClientRects().length > 0;
