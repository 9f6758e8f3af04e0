/** The network of an address. With IPv6 a customer of a provider has a whole /64 and can use any address in it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::', 2);
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [left, right] = [groups(head), groups(tail)];
  const missing = address.includes('::') ? 8 - left.length - right.length : 0;
  const all = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
