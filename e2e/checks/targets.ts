import type { Page } from '@playwright/test';
import { controls } from './inPage';

/** CSS pixels: what a finger hits, and what a mouse does. */
export const targets = { finger: 44, mouse: 24 } as const;

/**
 * Controls that a finger misses (or a mouse, where that is asked for): less wide or high than it hits, what is around
 * them and belongs to them counted in. In a table, and within a sentence, 24 are enough, or so much room around a
 * smaller one.
 */
export const targetFaults = (page: Page, size: number = targets.finger): Promise<string[]> =>
  page.evaluate(
    ({ selector, usual, least }) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, [aria-disabled=true]') &&
          !element.closest('[aria-hidden=true]'),
      );
      const middle = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const hits = (element: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        if (hit === null) return false;
        // A field takes what falls on its box, and everything what falls on its label.
        const box = element.matches('input, textarea') ? element.closest('.MuiInputBase-root') : null;
        return element.contains(hit) || hit === box || hit.closest('label')?.control === element;
      };
      /** How far the control goes on from its middle in one direction; no further than asked for. */
      const reach = (element: HTMLElement, [right, down]: readonly [number, number], most: number) => {
        const { x, y } = middle(element);
        let far = 0;
        while (far < most && hits(element, x + right * (far + 1), y + down * (far + 1))) far += 1;
        return far;
      };
      const reaches = (element: HTMLElement, least: number) => {
        const { width, height } = element.getBoundingClientRect();
        const wide = () => reach(element, [-1, 0], least) + reach(element, [1, 0], least);
        const high = () => reach(element, [0, -1], least) + reach(element, [0, 1], least);
        return (
          (width >= least - 0.5 || wide() >= least - 2) && (height >= least - 0.5 || high() >= least - 2)
        );
      };
      const isAlone = (element: HTMLElement) => {
        const { x, y } = middle(element);
        return shown.every((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return true;
          const box = other.getBoundingClientRect();
          const across = Math.max(box.left - x, x - box.right, 0);
          const down = Math.max(box.top - y, y - box.bottom, 0);
          return Math.hypot(across, down) >= 12;
        });
      };
      const inSentence = (element: HTMLElement) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
      const faults: string[] = [];
      for (const element of shown) {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const small =
          usual === least || element.closest('table, [role=grid]') !== null || inSentence(element);
        if (reaches(element, small ? least : usual) || (small && isAlone(element))) continue;
        const { width, height } = element.getBoundingClientRect();
        faults.push(`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`);
      }
      scrollTo(0, 0);
      return faults;
    },
    { selector: controls, usual: size, least: targets.mouse },
  );
