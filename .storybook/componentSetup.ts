import '@testing-library/jest-dom/vitest';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { printPageLate } from './elementErrors';
import { forgetOwners } from './forgetOwners';
import { lazyStyle } from './jsdom/lazyStyles';
import { findLabelsQuickly, findStylesQuickly } from './jsdom/quickSearch';
import * as preview from './preview';

const project = setProjectAnnotations(preview);

// jsdom has no layout: what asks for the window's size gets a desktop that accepts motion.
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

Element.prototype.scrollIntoView = () => undefined;

window.getComputedStyle = lazyStyle;
findLabelsQuickly();
findStylesQuickly();
forgetOwners();
printPageLate({ configure, prettyDOM });

beforeAll(project.beforeAll);
afterEach(cleanup);
