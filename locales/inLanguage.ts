import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languages, setLanguageSource } from './language';

/** On a server every call, and every email, has a language of its own. */
const spokenNow = new AsyncLocalStorage<Language>();
setLanguageSource(() => spokenNow.getStore() ?? languages[0]);

/** Does something for somebody who reads that language: messages within, however late, are said in it. */
export const inLanguage = <T>(language: Language, act: () => T): T => spokenNow.run(language, act);
