import { type InferType, object, string } from 'yup';
import { oneOf } from '../fields';

const healthReport = object({
  status: oneOf(['ok']),
  database: oneOf(['ok']),
  pool: oneOf(['embedded', 'hosted']),
  /** Which build answers: its version, and twelve digits of its commit, with `-changed` where it was built from more. */
  build: object({ version: string().required(), commit: string().required() }).required(),
  feed: object({
    /** The day the live data speak of; null before the first import. */
    asOf: string().nullable().defined(),
  }).required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  read: {
    summary: 'The day that the data speak of; a problem with status 503 where the portal cannot reach them.',
    response: healthReport,
  },
} as const;

export type HealthReport = InferType<typeof healthReport>;
