import type { OtherView } from './view';

/** Each form but the first comes when it is needed: most people sign in without them. */
export const parts = {
  forgot: () => import('./ForgotPasswordForm'),
  resetPassword: () => import('./ResetPasswordForm'),
  newPassword: () => import('./NewPasswordForm'),
  code: () => import('./CodeForm'),
  chooseMethod: () => import('./ChooseMethodForm'),
  chooseSetup: () => import('./ChooseMethodForm'),
  setUpTotp: () => import('./SetUpTotpForm'),
  setUpEmail: () => import('./SetUpEmailForm'),
  unsupported: () => import('./UnsupportedChallenge'),
} as const satisfies Record<OtherView['kind'], () => Promise<unknown>>;
