const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const form = new RegExp(
  `^(${days.join('|')}) (${months.join('|')}) ([1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):([0-5]\\d):([0-5]\\d) UTC (\\d{4})$`,
);

/**
 * Whether a text is written like "Fri Nov 6 03:04:05 UTC 2026" with the right weekday. How far it is from
 * now does not matter: a client's clock may be wrong, and the challenge has its own age.
 */
export function isTimestamp(text: string): boolean {
  const [, weekday, month, day, , , , year] = form.exec(text) ?? [];
  if (!weekday || !month) return false;
  const date = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
  return date.getUTCDate() === Number(day) && days[date.getUTCDay()] === weekday;
}
