import type { Plugin } from 'vite';
import type { Language } from '../locales/language';

export declare const oneLanguage: (language: Language) => Plugin;
