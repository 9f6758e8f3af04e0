import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** What axe brings into a page that it has looked at. */
interface AxeInPage {
  readonly run: (
    context: { readonly exclude: readonly string[] },
    options: RunOptions,
  ) => Promise<Awaited<ReturnType<AxeBuilder['analyze']>>>;
  readonly setup: (root: Element) => void;
  readonly teardown: () => void;
  readonly commons: { readonly text: { readonly accessibleText: (element: Element) => string } };
}

declare global {
  interface Window {
    readonly axe: AxeInPage;
  }
}

/** Everything that can be pressed, chosen or typed into. */
export const controls = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  ...[
    'button',
    'link',
    'menuitem',
    'menuitemradio',
    'checkbox',
    'radio',
    'switch',
    'tab',
    'option',
    'combobox',
  ].map((role) => `[role=${role}]`),
].join(', ');

/** Even a change that takes no time shows with the next frame only. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
