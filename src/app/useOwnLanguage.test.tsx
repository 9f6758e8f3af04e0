import { render, waitFor } from '@testing-library/react';
import { fn } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '@locales/language';
import { danasSession, SignedIn } from './testing/signedIn';
import { useOwnLanguage } from './useOwnLanguage';
import { watchTyping } from './missingCode';

const choose = (language: Language) => sessionStorage.setItem('languageChoice', language);

afterEach(() => sessionStorage.clear());

interface AgreeingProps {
  readonly language?: Language;
  readonly follow: (language: Language) => void;
}

function Agreeing({ language, follow }: AgreeingProps) {
  useOwnLanguage({ language }, follow);
  return null;
}

/** Dana's page, in English, where her record says a language. */
function open(language: Language | undefined) {
  const asked: string[] = [];
  const follow = fn();
  const dana = danasSession();
  const page = (own: Language | undefined) => (
    <SignedIn
      {...dana}
      at="/home"
      answer={(path) => {
        asked.push(path);
        return Response.json({});
      }}
    >
      <Agreeing language={own} follow={follow} />
    </SignedIn>
  );
  const { rerender } = render(page(language));
  return { asked, follow, becomes: (own: Language) => rerender(page(own)) };
}

it.each([
  ['es', undefined],
  ['es', 'en'],
  ['en', 'es'],
] as const)('what was just chosen here (%s) is kept with the person (%s)', async (here, language) => {
  choose(here);
  const { asked, follow } = open(language);

  await waitFor(() => expect(asked).toEqual(['/api/signin/language']));
  await waitFor(() => expect(sessionStorage.getItem('languageChoice')).toBeNull());
  expect(follow).not.toHaveBeenCalled();
});

it.each([undefined, 'en'] as const)(
  'nothing is done where the page is as they read: %s',
  async (language) => {
    const { asked, follow } = open(language);
    await Promise.resolve();

    expect(asked).toEqual([]);
    expect(follow).not.toHaveBeenCalled();
  },
);

it('the page follows the person, once, whoever chose on this device before', () => {
  const { asked, follow, becomes } = open('es');
  becomes('en');
  becomes('es');

  expect(follow).toHaveBeenCalledExactlyOnceWith('es');
  expect(asked).toEqual([]);
});

it('does not follow when something is typed already', () => {
  const stop = watchTyping(document);
  document.dispatchEvent(new Event('input'));
  const { follow } = open('es');

  expect(follow).not.toHaveBeenCalled();
  stop();
});
