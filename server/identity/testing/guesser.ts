import { randomBytes } from 'node:crypto';
import { countPowers } from './passwordChecks';
import { srpClient } from './srpClient';
import { clientId, type openTestPool, password } from './testPool';

type House = Awaited<ReturnType<typeof openTestPool>>;

/** What became of an attacker's guesses. */
interface Guessed {
  /** Those that the pool judged: a password could have been found by them. */
  readonly checks: number;
  /** Answers with status 429 that told by Retry-After when to come again. */
  readonly tooMany: number;
}

interface Guess {
  readonly name: string;
  readonly address: string;
}

/**
 * Guesses as an attacker does who wastes nothing: any signature is wrong enough, a question is answered again and
 * again, since a wrong answer does not use it up, and asked anew only when it ran out.
 * @param knocker somebody who can sign in with the test pool's password: their proof tells what one check computes
 */
export async function guesser(house: House, knocker: string) {
  const { SRP_A } = srpClient('Fieldgate1');
  const questions = new Map<string, Readonly<Record<string, string>>>();
  const powers = countPowers();
  const perCheck = await powersOfCheck(house, knocker, powers);
  let computed = 0;
  let tooMany = 0;

  async function send(operation: string, members: object, address: string) {
    const answer = await house.app.inject({
      method: 'POST',
      url: '/idp/',
      remoteAddress: address,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: JSON.stringify({ ClientId: clientId, ...members }),
    });
    if (answer.statusCode === 429 && Number(answer.headers['retry-after']) > 0) tooMany += 1;
    return answer.json<{ message?: string; ChallengeParameters?: Readonly<Record<string, string>> }>();
  }

  async function question({ name, address }: Guess) {
    const known = questions.get(name);
    if (known) return known;
    const AuthParameters = { USERNAME: name, SRP_A };
    const asked = await send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters }, address);
    if (asked.ChallengeParameters) questions.set(name, asked.ChallengeParameters);
    return asked.ChallengeParameters;
  }

  return {
    async guess(guess: Guess): Promise<void> {
      const asked = await question(guess);
      if (!asked) return;
      const ChallengeResponses = {
        USERNAME: asked.USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: asked.SECRET_BLOCK,
        TIMESTAMP: 'Fri Nov 6 03:04:05 UTC 2026',
        PASSWORD_CLAIM_SIGNATURE: randomBytes(32).toString('base64'),
      };
      const members = { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses };
      computed += await powers.during(async () => {
        const { message } = await send('RespondToAuthChallenge', members, guess.address);
        if (message?.includes('expired')) questions.delete(guess.name);
      });
    },
    /** Ends the guessing. */
    result(): Guessed {
      powers.stop();
      return { checks: computed / perCheck, tooMany };
    },
  };
}

async function powersOfCheck(house: House, username: string, powers: ReturnType<typeof countPowers>) {
  const client = srpClient('Fieldgate1');
  const asked = await house.ask(username, client.SRP_A);
  const answer = client.answer(asked.ChallengeParameters!, password);
  return powers.during(() => house.respond('PASSWORD_VERIFIER', answer));
}
