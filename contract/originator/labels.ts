import { texts } from '@locales/language';
import * as m from '@locales/originator';

export const accountTypes = ['checking', 'savings'] as const;

/** What became of a version: only one that is in force makes files. */
export const versionStateWords = texts({
  waiting: m.stateWaiting,
  coming: m.stateComing,
  inForce: m.stateInForce,
  past: m.statePast,
  refused: m.stateRefused,
});

export type VersionState = keyof typeof versionStateWords;

/** How a bank account is checked before money is taken from it: docs/rules.md#account-validation. */
export const validationModeWords = texts({
  byHand: m.validationByHand,
  prenote: m.validationPrenote,
  microEntries: m.validationMicroEntries,
});

export type ValidationMode = keyof typeof validationModeWords;

export const validationModes = Object.keys(validationModeWords) as readonly ValidationMode[];

export const versionStates = Object.keys(versionStateWords) as readonly VersionState[];
