import '@theme/fonts';
import { chosenIn, languages, setLanguageSource, spoken } from '@locales/language';
import { beginPage } from './app/firstScript';
import { start } from './app/start';
import { systemClock } from './clock';

// A built page has one language, and has done the rest before its first paint.
if (import.meta.env.DEV) {
  const language = chosenIn(document.cookie) ?? spoken(navigator.languages.join()) ?? languages[0];
  setLanguageSource(() => language);
  document.documentElement.lang = language;
  beginPage(window, systemClock.now());
}
void start(document.getElementById('root')!);
