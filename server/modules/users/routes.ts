import { users } from '../../../contract/users';
import type { Api } from '../../http/api';
import type { UserRepository } from './repository';

export function userRoutes(api: Api, { repository }: { readonly repository: UserRepository }): void {
  // The names are sign-in names: whoever is no administrator learns no other than the own one.
  api.on(users.list, async (_, { username, permissions }) =>
    permissions.admin ? repository.list() : [{ name: username, ...permissions }],
  );
}
