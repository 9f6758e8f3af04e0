import * as m from '@locales/session';
import type { Auth } from './amplify';
import { type Failure, failed, failureOf } from './messages';
import { type NextStep, type Step, stepOf, wordFor } from './signIn';

interface FlowTools {
  readonly loadAuth: () => Promise<Auth>;
  /** The company's name, for authenticator apps. */
  readonly company: string;
}

type Give = (auth: Auth) => Promise<NextStep>;

/** A sign-in on its way: what begins it again, where it stands, and what was answered before. */
interface Begun {
  readonly username: string;
  password: string;
  standing: Step;
  readonly given: { readonly kind: Step['kind']; readonly give: Give }[];
}

/** Each answers with the step that came of it. Where nothing was begun, that says to begin anew. */
export interface SignInFlow {
  readonly begin: (username: string, password: string) => Promise<Step>;
  readonly setNewPassword: (password: string, attributes: Readonly<Record<string, string>>) => Promise<Step>;
  /** Takes a code, a `CodeMethod` or an address, as typed. */
  readonly answer: (response: string) => Promise<Step>;
  /** The step that stands, from the beginning: another code is sent for it. */
  readonly again: () => Promise<Step>;
  /** Not a step of a sign-in: throws what the pool throws. */
  readonly sendPasswordCode: (username: string) => Promise<Step>;
  /** As above. 'done' means that the password is changed. */
  readonly resetPassword: (username: string, code: string, password: string) => Promise<Step>;
  readonly forget: () => void;
}

/**
 * Leads a sign-in from step to step. The pool forgets an unfinished one after some minutes; it is then begun
 * again, unseen, with what was typed, which is kept in memory until the sign-in ends.
 */
export function createSignInFlow(tools: FlowTools): SignInFlow {
  let begun: Begun | undefined;
  const { take, sendPasswordCode, catchUp } = poolSteps(tools);

  async function reply(at: Begun, give: Give): Promise<Step> {
    const { username, standing } = at;
    let step = await take(username, give);
    if (step.kind === 'failed' && isLost(step.failure)) {
      step = await catchUp(at);
      const fits = asksTheSame(step, standing);
      if (fits && isSpoilt(step)) step = { ...step, again: true };
      else if (fits) step = await take(username, give);
    }
    if (step.kind !== standing.kind && step.kind !== 'failed' && isRepeatable(standing))
      at.given.push({ kind: standing.kind, give });
    return moveTo(at, step);
  }

  function moveTo(at: Begun, step: Step): Step {
    if (step.kind === 'failed') return step;
    at.standing = step;
    if (isEnd(step) && begun === at) begun = undefined;
    return step;
  }

  return {
    async begin(username: string, password: string): Promise<Step> {
      begun = undefined;
      const step = await take(username, (auth) => auth.signIn(username, password));
      if (step.kind !== 'failed' && !isEnd(step)) begun = { username, password, standing: step, given: [] };
      return step;
    },

    async setNewPassword(password: string, attributes: Readonly<Record<string, string>>): Promise<Step> {
      const at = begun;
      if (!at) return nothingBegun();
      const step = await reply(at, async (auth) => {
        const next = await auth.confirmNewPassword(password, attributes);
        at.password = password;
        return next;
      });
      if (!isWrongPassword(step)) return step;
      // The pool may have taken it before, and only its answer was lost.
      const taken = await take(at.username, (auth) => auth.signIn(at.username, password));
      if (taken.kind === 'failed') return step;
      at.password = password;
      return moveTo(at, taken);
    },

    async answer(response: string): Promise<Step> {
      const at = begun;
      if (!at) return nothingBegun();
      const word = wordFor(at.standing, response);
      if (word === '') return at.standing.kind === 'setUpEmail' ? noAddress() : noCode();
      return reply(at, (auth) => auth.answer(word));
    },

    async again(): Promise<Step> {
      const at = begun;
      if (!at) return nothingBegun();
      return moveTo(at, await catchUp(at));
    },

    sendPasswordCode,

    async resetPassword(username: string, code: string, password: string): Promise<Step> {
      await (await tools.loadAuth()).resetPassword(username, code.trim(), password);
      return { kind: 'done' };
    },

    forget(): void {
      begun = undefined;
    },
  };
}

/** Single steps with the pool, each with what came of it. */
function poolSteps({ loadAuth, company }: FlowTools) {
  async function take(username: string, give: Give): Promise<Step> {
    try {
      const next = await give(await loadAuth());
      if (next.signInStep !== 'RESET_PASSWORD') return stepOf(next, { issuer: company, account: username });
      // The code of the administrator's reset may be long gone, and only this answer tells where one went.
      return await sendPasswordCode(username);
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error) };
    }
  }

  async function sendPasswordCode(username: string): Promise<Step> {
    const sent = await (await loadAuth()).sendPasswordCode(username.trim());
    return { kind: 'resetPassword', username: username.trim(), sent };
  }

  /** Begins anew and repeats what led to the step that stood. */
  async function catchUp({ username, password, given }: Begun): Promise<Step> {
    let step = await take(username, (auth) => auth.signIn(username, password));
    for (const { kind, give } of given) if (step.kind === kind) step = await take(username, give);
    return step;
  }

  return { take, sendPasswordCode, catchUp };
}

const nothingBegun = () => failed('SignInException', m.tooLong());
const noCode = () => failed('CodeRequired', m.enterCode());
const noAddress = () => failed('EmailRequired', m.enterAddress());

/** The pool's own words and Amplify's for a challenge that nobody remembers any more. */
const isLost = ({ code, message }: Failure): boolean =>
  (code === 'NotAuthorizedException' && /\bsession\b/i.test(message)) ||
  (code === 'SignInException' && message.includes('signIn was not called'));

const isWrongPassword = (step: Step): boolean =>
  step.kind === 'failed' && step.failure.message === 'Incorrect username or password.';

const asksTheSame = (one: Step, other: Step): boolean =>
  one.kind === other.kind && (one.kind !== 'code' || other.kind !== 'code' || one.by === other.by);

/** Whether what was typed for the former step says nothing to this one: the pool sent or made something new. */
const isSpoilt = (step: Step): step is Extract<Step, { kind: 'code' | 'setUpTotp' }> =>
  step.kind === 'setUpTotp' || (step.kind === 'code' && step.by !== 'totp');

/** Codes work once, and a secret is set up once. */
const isRepeatable = ({ kind }: Step): boolean => kind !== 'code' && kind !== 'setUpTotp';

const isEnd = ({ kind }: Step): boolean => kind === 'done' || kind === 'resetPassword';
