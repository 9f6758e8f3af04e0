import { ApiError } from '@contract/problem';

/** What this area says no with. Each says what happened, why, and what to do. */

export const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });

export const conflict = (message: string, fields?: Readonly<Record<string, string>>): ApiError =>
  new ApiError({ code: 'conflict', message, fields });

export const noSuchUser = (name: string): ApiError =>
  new ApiError({ code: 'not-found', message: `There is no user ${name}. Look at the list again.` });

export const changedMeanwhile = (): ApiError =>
  conflict('Somebody else changed this user meanwhile, so nothing was changed. Look at the user again.');

export const underWay = (name: string): ApiError =>
  conflict(`Something else is under way with ${name} right now. Look again in a minute.`);

export const lastAdmin = (name: string): ApiError =>
  conflict(
    `${name} is the last administrator who can sign in, and without one nobody could manage the portal. Make ` +
      'somebody else an administrator first.',
  );
