/** What has a use of its own for a typed character, or lies over the page. */
const takesKeys =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, ' +
  '[contenteditable=""], [contenteditable=true], dialog, [role=dialog], [role=alertdialog], [role=menu], ' +
  '[role=listbox], [role=combobox]';

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** Whether a key press asks for the search: a bare "/" that nobody is typing into something. */
export function asksForSearch(event: Key): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(takesKeys));
}
