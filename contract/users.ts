import { array } from 'yup';
import { endpoint } from './endpoint';
import { permissionRecord } from './permissions';

export const users = {
  /** Spec §7. An administrator gets every record; anybody else only the own one. */
  list: endpoint({
    method: 'GET',
    path: '/api/users',
    summary: 'Permission records: all for an administrator, the own one for anybody else.',
    response: array(permissionRecord).required(),
  }),
};
