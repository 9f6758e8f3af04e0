import { customerRows } from './customerRows';
import { officeRows } from './officeRows';
import type { Row } from './row';

/** Every call of the product API, by its method and path. */
export const rows: Readonly<Record<string, Row>> = { ...customerRows, ...officeRows };
