import type { OtherFormState } from './authFormState';

/** Each form but the first comes when it is needed: most people sign in without them. */
export const parts = {
  forgot: () => import('./PasswordForms'),
  resetPassword: () => import('./PasswordForms'),
  newPassword: () => import('./PasswordForms'),
  code: () => import('./CodeForms'),
  chooseMethod: () => import('./CodeForms'),
  chooseSetup: () => import('./CodeForms'),
  setUpTotp: () => import('./CodeForms'),
  setUpEmail: () => import('./CodeForms'),
  unsupported: () => import('./CodeForms'),
} as const satisfies Record<OtherFormState['kind'], () => Promise<unknown>>;
