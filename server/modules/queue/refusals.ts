import { Refusal } from '../../../contract/problem';

/** About one member of what was sent. */
export const about = (field: string, message: string): Refusal =>
  new Refusal({ code: 'invalid', message, fields: { [field]: message } });

export const noSuchRequest = (): Refusal =>
  new Refusal({ code: 'not-found', message: 'There is no such request. Look for it in the queue.' });
