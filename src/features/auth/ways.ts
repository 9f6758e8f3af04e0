import type { Choice } from '../../components/ChoiceCards/ChoiceCards';
import type { CodeMethod } from '../../session/signIn';

/** The ways to get a code, as a choice among them shows them. */
export const ways: Readonly<Record<CodeMethod, Choice<CodeMethod>>> = {
  sms: {
    id: 'sms',
    label: 'Text message',
    description: 'A code comes to your phone.',
    icon: 'phone',
  },
  email: {
    id: 'email',
    label: 'Email',
    description: 'A code comes to your email address.',
    icon: 'email',
  },
  totp: {
    id: 'totp',
    label: 'Authenticator app',
    description: 'An app on your phone shows the code, even without a signal.',
    icon: 'key',
  },
};
