import * as m from '@locales/requests';
import { ApiError } from '@contract/problem';

/** What this area says no with. Each says what happened, why, and what to do. */

/** What a form says of a field, as the message of a call. */
export const asSentence = (words: string | undefined): string => (words ?? '').replace(/[^.]$/, '$&.');

/** About one entry of a form. */
export const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });

/** The same for what does not exist and for somebody else's. */
export const notYours = (field: string, message: string): ApiError =>
  new ApiError({ code: 'not-found', message, fields: { [field]: message } });

/** Something that may be meant, but has to be said once more. */
export const confirmFirst = (message: string): ApiError =>
  new ApiError({ code: 'conflict', message, fields: { confirmed: message } });

/** Something changed under the form. */
export const lookAgain = (field: string, message: string): ApiError =>
  new ApiError({ code: 'conflict', message, fields: { [field]: message } });

export const forbidden = (message: string): ApiError => new ApiError({ code: 'forbidden', message });

/** The same for a request that does not exist and for somebody else's. */
export const noSuchRequest = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchRequest() });

export const noDepositPlan = (): ApiError => forbidden(m.noDepositPlan());

export const mayOnlyLook = (): ApiError => forbidden(m.mayOnlyLook());
