import * as m from '@locales/session';
import type { CodeMethod } from './signIn';

/** The ways to get a code, as a choice among them shows them: each with the name of its icon. */
export const ways = {
  sms: {
    id: 'sms',
    get label() {
      return m.bySms();
    },
    get description() {
      return m.smsComes();
    },
    icon: 'phone',
  },
  email: {
    id: 'email',
    get label() {
      return m.byEmail();
    },
    get description() {
      return m.emailComes();
    },
    icon: 'email',
  },
  totp: {
    id: 'totp',
    get label() {
      return m.byApp();
    },
    get description() {
      return m.appShows();
    },
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
