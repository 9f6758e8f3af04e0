import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inLanguage } from '@locales/inLanguage';
import { chosenIn, type Language, languages, spoken } from '@locales/language';

/** The language that a browser asks for: of the call, or for a page what the person chose, else what the browser says. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return spoken(headers['accept-language']) ?? languages[0];
}

export function pageLanguageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  return chosenIn(request.headers.cookie) ?? languageOf(request);
}

/** Everything that is said while a call is answered is said in its language. */
export function speakWithCallers(app: FastifyInstance): void {
  // Fastify reads a body within what the call began with.
  app.addHook('onRequest', (request, _, done) => inLanguage(languageOf(request), done));
}
