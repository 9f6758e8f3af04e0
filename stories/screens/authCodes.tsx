import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { NextStep } from '@/session/signIn';
import { leadsTo, signInTo } from './authSession';

export const bySms: NextStep = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
  codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0134' },
};
export const byEmail: NextStep = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'j***@e***' },
};
export const byApp: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' };

/** The pool takes the code; a story that looks at what was sent clears it first. */
export const answered = fn(leadsTo({ signInStep: 'DONE' }));

/** Signs in and waits for the question. */
export async function meetTheQuestion(canvasElement: HTMLElement) {
  const page = await signInTo('Enter your code', canvasElement);
  const field = page.getByLabelText('6-digit code');
  await waitFor(() => expect(field).toHaveFocus());
  return { page, field };
}

/** The same, and answers it digit by digit. */
export async function answer(canvasElement: HTMLElement) {
  const { page, field } = await meetTheQuestion(canvasElement);
  await userEvent.type(field, '123456{Enter}');
  return { page, field };
}
