import * as m from '@locales/queue';
import { ApiError } from '@contract/problem';

/** About one member of what was sent. */
export const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });

export const noSuchRequest = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchRequest() });
