import { expect, it } from 'vitest';
import { mentionsIn, shortName, tagsOf } from './accountNote';

const colleagues = ['joan.weber@larkspur.example', 'rita@larkspur.example', 'rita@other.example'];

it.each([
  ['Call @joan.weber tomorrow.', ['joan.weber@larkspur.example']],
  ['Ask @Joan.Weber.', ['joan.weber@larkspur.example']],
  ['@joan.weber@larkspur.example knows', ['joan.weber@larkspur.example']],
  // Two are called so: nobody is named.
  ['@rita knows', []],
  ['@rita@other.example knows', ['rita@other.example']],
  ['write to joan.weber@larkspur.example', []],
  ['@nobody', []],
])('%s', (text, named) => expect(mentionsIn(text, colleagues)).toEqual(named));

it.each([
  ['joan@example.com', 'joan'],
  ['joan', 'joan'],
])('%s is called %s', (name, short) => expect(shortName(name)).toBe(short));

it('keeps each tag once, as it was typed first', () => {
  expect(tagsOf([' Seed  dealer ', 'seed DEALER', '', 'VIP'])).toEqual(['Seed dealer', 'VIP']);
});
