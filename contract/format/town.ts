interface Place {
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** The last line of an address: "Pullman, WA 99163", of which anything may be missing. */
export const townOf = ({ city, state, zip }: Place): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
