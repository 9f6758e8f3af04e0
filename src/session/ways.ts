import type { CodeMethod } from './signIn';

/** The ways to get a code, as a choice among them shows them: each with the name of its icon. */
export const ways = {
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
} as const satisfies {
  readonly [M in CodeMethod]: {
    readonly id: M;
    readonly label: string;
    readonly description: string;
    readonly icon: string;
  };
};
