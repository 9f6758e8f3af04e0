import { Refusal } from '../../../contract/problem';

/** Why an uploaded drop was not taken, and what to do about it. */
export const notTaken = (why: string, what: string): Refusal =>
  new Refusal({ code: 'invalid', message: `${why} Nothing was taken. ${what}` });
