/** The company of a portal that was told of none: the demo's, an invented supplier. */
export const defaultCompany = {
  name: 'Larkspur Basin Ag Supply',
  booksZone: 'America/Los_Angeles',
  officeMail: 'office@larkspur.example',
} as const;
