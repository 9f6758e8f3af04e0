import { routingDoubt } from '@contract/format/bankNumbers';
import { isCalendarDate } from '@contract/format/date';
import { isLegalText, legalText } from '@contract/rules/nachaText';
import { NachaInputError } from './input';
import type { Field } from './layouts';

/** What is wrong, why that matters, and what to do. None quotes a value: an account number may be in any of them. */
type Reason = readonly [wrong: string, why: string, advice: string];
export type Refuse = (field: Field, reason: Reason) => never;

export const refuseAt =
  (batch?: number, entry?: number): Refuse =>
  ({ label }, reason) => {
    throw new NachaInputError(label, reason.join(' '), batch, entry);
  };

/** The largest number that a field has room for. */
export const largest = ({ length }: Field): bigint => 10n ** BigInt(length) - 1n;

export function checkRouting(value: string, field: Field, refuse: Refuse): void {
  if (/^[0-9]{9}$/.test(value) && routingDoubt(value) === undefined) return;
  refuse(field, [
    'it is no routing number of nine digits that banks debit and credit by: see its check digit and its first two digits.',
    'The payment would go to another bank or to none.',
    'Look the number up and correct it.',
  ]);
}

/** In this century: the file has two digits of the year. */
export function checkDate(value: string, field: Field, refuse: Refuse): void {
  if (isCalendarDate(value) && value.startsWith('20')) return;
  refuse(field, [
    'it is no day of the years 2000 to 2099 as YYYY-MM-DD.',
    'Payments would settle on another day.',
    'Check the order of year, month and day.',
  ]);
}

export function checkDigits(value: string, field: Field, refuse: Refuse): void {
  if (/^[0-9]+$/.test(value) && value.length === field.length) return;
  refuse(field, [
    `it has not ${field.length} digits.`,
    'A return would not find the way back.',
    'Take the first eight digits of the routing number of our bank.',
  ]);
}

/** What has to be cut or changed is another name or purpose only when nothing is left of it. */
export function checkName(value: string, field: Field, refuse: Refuse): void {
  if (legalText(value) !== '') return;
  refuse(field, [
    'it is empty, or none of its characters is legal.',
    'People could not tell what the payment is.',
    'Write it in Latin letters.',
  ]);
}

/** A number or id must arrive as it is: shortened or changed, it would be another one. */
export function checkExact(value: string, field: Field, refuse: Refuse): void {
  if (field.required && value === '') {
    refuse(field, ['it is empty.', 'The rules require it.', 'Enter it as the bank gave it.']);
  }
  if (value.length > field.length) {
    refuse(field, [
      `it has ${value.length} characters.`,
      `The field has room for ${field.length}, and a cut one would be another.`,
      'Correct it, or leave the payment out.',
    ]);
  }
  if (!isLegalText(value)) {
    refuse(field, [
      'it has a space at an end, or a character that is not printable ASCII.',
      'Changed, it would be another one.',
      'Correct it.',
    ]);
  }
}
