import { ApiError } from '@contract/problem';

/** Why an uploaded drop was not taken, and what to do about it. */
export const notTaken = (why: string, what: string): ApiError =>
  new ApiError({ code: 'invalid', message: `${why} Nothing was taken. ${what}` });
