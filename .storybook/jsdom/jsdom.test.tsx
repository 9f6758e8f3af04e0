import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as searches from '@/components/SearchField/SearchField.stories';
import * as phones from '@/forms/FormPhone.stories';
import { inOrder } from '@/components/inOrder';
import Box from '@mui/material/Box';
import { answered, lazyStyle, wholeStyle } from './lazyStyles';
import { parentOf } from './selectors';

const { Filled: Search } = composeStories(searches);
const { Default: Phone } = composeStories(phones);

beforeEach(() => {
  render(
    <>
      <Search />
      <Phone />
      <div hidden>
        <b />
      </div>
      <div style={{ visibility: 'hidden', pointerEvents: 'none', display: 'flex', padding: 4 }}>
        <b style={{ visibility: 'visible', display: 'inherit' }} />
      </div>
      <dialog />
      <Box sx={inOrder}>
        <p>stands</p>
        <p data-coming>comes</p>
        <p>waits</p>
      </Box>
    </>,
  );
});

it('says of a style what jsdom says of it, whatever of it is asked', () => {
  // The head has a style element for each rule of each story before, of which nobody asks.
  const told = (styleOf: typeof getComputedStyle) =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = styleOf(element);
      const says = answered.map((name) => style.getPropertyValue(name));
      return { of: `${element.localName}.${element.getAttribute('class')}`, says };
    });

  const found = told(lazyStyle);
  expect(found.length).toBeGreaterThan(20);
  expect(found).toEqual(told(wholeStyle));
});

it.each([
  ['.fg-1 > :is([data-coming], :has([data-coming])) ~ *', 'fg-1'],
  ['.fg-1>:is([data-coming],:has([data-coming]))~*', 'fg-1'],
  ['.fg-1 > b', 'fg-1'],
  ['.fg-1>b>i', undefined],
  ['.fg-1 > b > i', undefined],
  ['.fg-1 > b i', undefined],
  ['.fg-1 b', undefined],
  ['.fg-1.on > b', undefined],
  ['.fg-1', undefined],
])('%s is about children of %s', (selector, parent) => {
  expect(parentOf(selector)).toBe(parent);
});

it('leaves all else to jsdom', () => {
  const field = document.querySelector('input')!;

  expect(lazyStyle(field).fontSize).toBe(wholeStyle(field).fontSize);
  expect(lazyStyle(field).length).toBe(wholeStyle(field).length);
});

it('gives a field the labels that have it for their control', () => {
  const labels = [...document.querySelectorAll('label')];
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, button')];

  expect(fields.flatMap((field) => [...field.labels!])).not.toHaveLength(0);
  for (const field of fields) {
    expect([...field.labels!]).toEqual(labels.filter(({ control }) => control === field));
  }
});

it('finds the style elements that Emotion looks for, and all else as jsdom does', () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.setAttribute('data-emotion', 'fg-global abc');

  expect(document.querySelector('style[data-emotion="fg-global abc"]')).toBe(style);
  expect(document.querySelector('style[data-emotion="fg-global other"]')).toBeNull();
  expect(document.querySelector('input')).toBe(document.getElementsByTagName('input')[0]);
  style.remove();
});
