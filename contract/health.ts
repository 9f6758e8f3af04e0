import { type InferType, object, string } from 'yup';
import { endpoint } from './endpoint';
import { oneOf } from './fields';

const healthReport = object({
  status: oneOf(['ok']),
  database: oneOf(['ok']),
  pool: oneOf(['embedded', 'hosted']),
  feed: object({
    /** The day the live data speak of; null before the first import. */
    asOf: string().nullable().defined(),
  }).required(),
});

export const health = {
  read: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'The day that the data speak of; a problem with status 503 where the portal cannot reach them.',
    open: true,
    response: healthReport,
  }),
};

export type HealthReport = InferType<typeof healthReport>;
