import * as m from '@locales/home';

/**
 * "Good morning, Dana" by the hour on the customer's own clock and the first of their names. An e-mail
 * address is no way to be greeted.
 */
export function greetingOf(now: Date, fullName: string): string {
  const hour = now.getHours();
  const [first = ''] = fullName.trim().split(/\s+/);
  const name = first.includes('@') ? '' : first;
  if (hour < 12) return name ? m.goodMorningTo({ name }) : m.goodMorning();
  if (hour < 18) return name ? m.goodAfternoonTo({ name }) : m.goodAfternoon();
  return name ? m.goodEveningTo({ name }) : m.goodEvening();
}
