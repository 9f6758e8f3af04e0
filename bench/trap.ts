import type { Engine, Session } from '@server/db/engine';
import type { MailTransport } from '@server/domain/email/transport';

/** As a step: the commit of the statement before it, not of another transaction at the same time. */
export const itsCommit = /^commit$/;

/** Where a process dies: at the last of these steps, which it takes one after the other. */
export interface Failpoint {
  readonly steps: readonly RegExp[];
  /** `during`: it was asked for, and nobody waits for what comes of it. */
  readonly moment: 'before' | 'during' | 'after';
}

/** Kills its own process when it comes to a point. Until it is armed it lets everything pass. */
export interface Trap {
  arm(): void;
  /**
   * @param step what is done: the text of a statement, or a name
   * @param by whoever does one thing after the other; a connection, where it is a statement
   */
  through<T>(step: string, work: () => Promise<T>, by?: object): Promise<T>;
}

export function trapAt({ steps, moment }: Failpoint): Trap {
  let armed = false;
  let taken = 0;
  let last: object | undefined;
  const isHere = (step: string, by: object | undefined): boolean => {
    if (!armed || taken === steps.length || !steps[taken]!.test(step)) return false;
    if (steps[taken] === itsCommit && by !== last) return false;
    taken += 1;
    last = by;
    return taken === steps.length;
  };
  return {
    arm: () => void (armed = true),
    async through(step, work, by) {
      const here = isHere(step, by);
      if (here && moment === 'before') die();
      const working = work();
      if (here && moment === 'during') die();
      const done = await working;
      if (here) die();
      return done;
    },
  };
}

const die = (): void => void process.kill(process.pid, 'SIGKILL');

/** Every statement goes through the trap. */
export const trappedEngine = (trap: Trap, engine: Engine): Engine => ({
  ...engine,
  async acquire(): Promise<Session> {
    const session = await engine.acquire();
    return {
      ...session,
      query: (text, values) => trap.through(text, () => session.query(text, values), session),
      script: (text) => trap.through(text, () => session.script(text), session),
      copy: (text, chunks) => trap.through(text, () => session.copy(text, chunks), session),
    };
  },
});

/** The step "mail" is a letter on its way, until the mail server has said that it took it. */
export const trappedMail = (trap: Trap, mail: MailTransport): MailTransport => ({
  send: (letter) => trap.through('mail', () => mail.send(letter)),
});
