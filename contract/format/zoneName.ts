// A formatter takes longer to make than to use, and there are few zones.
const names = new Map<string, string>();

/** What people call the time of an IANA zone, summer or winter: "Mountain time". */
export function zoneName(zone: string): string {
  let name = names.get(zone);
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeZoneName: 'longGeneric',
    }).formatToParts(Date.UTC(2026, 0, 1));
    name = parts.find(({ type }) => type === 'timeZoneName')!.value.replace(/ Time$/, ' time');
    names.set(zone, name);
  }
  return name;
}
