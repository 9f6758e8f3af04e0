import { lastDigits, masked } from '@contract/format/accountNumber';

const DIGIT = /[0-9]/g;

/** Takes card numbers out of what somebody typed: 13 to 19 digits whose check digit is right, with gaps or without. */
export const withoutCardNumbers = (typed: string): string =>
  typed.replace(/(?<![0-9])[0-9](?:[ .-]?[0-9]){12,18}(?![0-9])/g, (run) => {
    const digits = run.match(DIGIT)!.join('');
    return passesLuhn(digits) ? masked(lastDigits(digits)) : run;
  });

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
