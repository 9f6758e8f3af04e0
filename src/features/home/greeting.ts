/**
 * "Good morning, Dana" by the hour on the customer's own clock and the first of their names. An e-mail
 * address is no way to be greeted.
 */
export function greetingOf(now: Date, fullName: string): string {
  const hour = now.getHours();
  const words = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  const [first = ''] = fullName.trim().split(/\s+/);
  return first === '' || first.includes('@') ? words : `${words}, ${first}`;
}
