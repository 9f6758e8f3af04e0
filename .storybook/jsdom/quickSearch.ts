/** What can have a label. */
const labelled = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * Finds the labels of a field by the document's own lists of ids and tags. jsdom goes through the whole page for each
 * label of it, and that anew for each field, which was half of the time of a page of a hundred fields.
 */
export function findLabelsQuickly() {
  for (const { prototype } of labelled) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  }
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const labels = this.ownerDocument.getElementsByTagName('label');
  return [...labels].filter((label) =>
    label.htmlFor ? this.ownerDocument.getElementById(label.htmlFor) === this : label.control === this,
  );
}

const emotionStyle = /^style\[data-emotion="([^"\\]*)"\]$/;

/**
 * Answers Emotion's search for a global style that the server has sent, which it makes whenever a theme is mounted, by
 * the elements of the head, where it puts them. jsdom goes through the whole page for it, which was an eighth of these tests.
 */
export function findStylesQuickly() {
  const whole = document.querySelector.bind(document);
  document.querySelector = (selectors: string) => {
    const name = emotionStyle.exec(selectors)?.[1];
    if (name === undefined) return whole(selectors);
    let element = document.head.firstElementChild;
    while (element && (element.localName !== 'style' || element.getAttribute('data-emotion') !== name))
      element = element.nextElementSibling;
    return element;
  };
}
