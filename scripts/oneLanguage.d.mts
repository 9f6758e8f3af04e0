import type { Plugin } from 'vite';
import type { Language } from '../locales/language';

export declare const oneLanguage: (language: Language) => Plugin;
export declare const inOneLanguage: (language: Language, code: string, id: string) => string;
