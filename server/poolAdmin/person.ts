import type { UserType } from '@aws-sdk/client-cognito-identity-provider';
import type { PoolPerson, SignInStatus } from './poolAdmin';

const statuses: Readonly<Record<string, SignInStatus>> = {
  UNCONFIRMED: 'unconfirmed',
  FORCE_CHANGE_PASSWORD: 'invited',
  RESET_REQUIRED: 'resetting',
};

/** The protocol's record of a user, in the product's words. */
export function personOf(user: UserType, codeMethods: readonly string[] = []): PoolPerson {
  const attributes = Object.fromEntries(
    (user.Attributes ?? []).map(({ Name, Value }) => [Name, Value] as const),
  );
  return {
    username: user.Username ?? '',
    sub: attributes.sub ?? '',
    email: attributes.email,
    emailProven: attributes.email_verified === 'true',
    phone: attributes.phone_number,
    phoneProven: attributes.phone_number_verified === 'true',
    name: attributes.name,
    enabled: user.Enabled ?? false,
    status: statuses[user.UserStatus ?? ''] ?? 'active',
    codeMethods,
    createdAt: user.UserCreateDate?.toISOString() ?? '',
  };
}
