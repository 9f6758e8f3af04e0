import type { TestInfo } from '@playwright/test';
import { invited, type SignIn, signIns } from '@demo/signIns';

const person = (username: string): SignIn => signIns.find((signIn) => signIn.username === username)!;

/** Whoever changes something about a sign-in: one set for each width, since both run at the same time. */
const casts = {
  wide: {
    forgetful: person('june.stubbs@example.com'),
    careful: person('office@coldspring.example.com'),
    reachable: person('noor.haddad@example.com'),
    changing: person('mara.kessler@example.com'),
    roaming: person('ledger@cpa.example.com'),
    invited: invited[0]!,
  },
  phone: {
    forgetful: person('tillman.brothers@example.com'),
    careful: person('gil.barrow@example.com'),
    reachable: person('ruth.halvorsen@example.com'),
    changing: person('agnes.thornbury@example.com'),
    roaming: person('karl.lindqvist@example.com'),
    invited: invited[1]!,
  },
} as const;

export const cast = ({ project }: TestInfo) => casts[project.name as keyof typeof casts];
