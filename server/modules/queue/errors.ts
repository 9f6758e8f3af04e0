import { ApiError } from '@contract/problem';

/** About one member of what was sent. */
export const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });

export const noSuchRequest = (): ApiError =>
  new ApiError({ code: 'not-found', message: 'There is no such request. Look for it in the queue.' });
