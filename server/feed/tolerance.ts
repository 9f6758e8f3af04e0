/** Cents by which two figures that were rounded apart may be away from each other. */
const TOLERATED_CENTS = 1;

/** Whether two amounts in cents are further apart than rounding explains, as SQL. Null where one of them is. */
export const differ = (one: string, other: string): string =>
  `abs((${one}) - (${other})) > ${TOLERATED_CENTS}`;
