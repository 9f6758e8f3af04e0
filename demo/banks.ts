/**
 * Banks of the demo by routing numbers: the check digits are right, the banks are made up. Whoever wants real ones
 * imports a directory (README.md).
 */
export const banks = [
  { routing_number: '125100018', bank_name: 'Palouse Community Bank', city: 'Colfax', state: 'WA' },
  { routing_number: '323200011', bank_name: 'Snake River Credit Union', city: 'Lewiston', state: 'ID' },
  { routing_number: '324100013', bank_name: 'Treasure Valley Farm Bank', city: 'Ontario', state: 'OR' },
  { routing_number: '123200017', bank_name: 'Blue Mountain Savings', city: 'Pendleton', state: 'OR' },
] as const;
