import { chosenIn, type Language, language, languageCookie, languages } from '@locales/language';

/** A year, in seconds. */
const KEPT = 31_536_000;
/** Holds what somebody just chose in this tab, until it is kept with their user record. */
const CHOICE = 'languageChoice';

/** What it needs of the browser. */
interface Device {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'protocol' | 'reload'>;
}

interface ChoosingDevice extends Device {
  readonly sessionStorage: Pick<Storage, 'setItem'>;
}

/**
 * From now on this device reads in that language: pages are answered by a cookie. This page is loaded anew, unless the
 * browser keeps no cookies: it would come back as it was.
 */
export function readIn(next: Language, { document, location }: Device = window): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageCookie}=${next}; path=/; max-age=${KEPT}; samesite=lax${secure}`;
  if (chosenIn(document.cookie) === next) location.reload();
}

/** As `readIn`, because somebody said so: it is kept with whoever is or will be signed in. */
export function chooseLanguage(next: Language, device: ChoosingDevice = window): void {
  device.sessionStorage.setItem(CHOICE, next);
  readIn(next, device);
}

/** What was chosen in this tab and is not kept with the person yet. */
export const newChoice = (): Language | undefined =>
  languages.find((each) => each === sessionStorage.getItem(CHOICE));

export const choiceIsKept = (): void => sessionStorage.removeItem(CHOICE);

/** The one that this page is not in. */
export const otherLanguage = (): Language => languages.find((each) => each !== language())!;
