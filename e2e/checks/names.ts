import type { Page } from '@playwright/test';
import { controls } from './inPage';

/**
 * Controls without a name, and different ones that share one: somebody who hears a list of the page's buttons
 * and links could not tell them apart. Rows and list entries give their own context. After axe has been here.
 */
export const nameFaults = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const seen = new Map<string, Element>();
    const faults: string[] = [];
    window.axe.setup(document.documentElement);
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]'))
        continue;
      const name = window.axe.commons.text.accessibleText(element).trim();
      if (name === '') faults.push(`no name: ${element.outerHTML.slice(0, 160)}`);
      const kind = element.getAttribute('role') ?? element.localName;
      const key = `${kind} "${name}"`;
      const other = seen.get(key);
      const href = (each: Element) => each.getAttribute('href');
      const context = (each: Element) => each.closest('li, tr, [role=row], [role=dialog], [role=menu]');
      if (!other) seen.set(key, element);
      else if (!(href(element) && href(element) === href(other)) && context(element) === context(other)) {
        faults.push(`twice: ${key}`);
      }
    }
    window.axe.teardown();
    return faults;
  }, controls);
