import { maskedEmail, maskedPhone } from '../masks';
import type { Pool } from '../pool';
import { requiredAttributes } from '../settings';
import { issueTokens } from '../tokens';
import type { PoolUser } from '../users';
import type { Advanced, Asked, Entered } from './advance';
import { customParameters } from './custom';
import type { SentCode } from './nextStep';
import { sealChallenge } from './sealed';

/** What can be set up in the middle of a sign-in. A phone number has to be proven first. */
const CAN_SET_UP = JSON.stringify(['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']);

/** Writes a step in the protocol's members. It signs tokens, so it runs outside the transaction. */
export const present = (pool: Pool, advanced: Advanced): Promise<object> =>
  'signIn' in advanced ? presentTokens(pool, advanced) : presentQuestion(pool, advanced);

async function presentTokens(pool: Pool, { user, signIn, newDevice }: Entered) {
  const tokens = await issueTokens(pool, user, signIn);
  pool.told({ name: 'begun', sub: user.sub });
  return {
    AuthenticationResult: {
      ...tokens,
      RefreshToken: signIn.refreshToken,
      ...(newDevice && { NewDeviceMetadata: newDevice }),
    },
    ChallengeParameters: {},
  };
}

async function presentQuestion(pool: Pool, asked: Asked) {
  const { user, answered } = asked.stand;
  const { username, credentialSetAt } = user;
  const session = { username, credentialSetAt, answered, ...contentOf(asked) };
  return {
    ChallengeName: asked.next.kind,
    Session: sealChallenge(pool, asked.next.kind, session),
    ChallengeParameters: await parametersOf(pool, asked, user),
  };
}

/** What the session of a challenge holds besides its user. */
function contentOf({ next, stand, nonce }: Asked): object {
  switch (next.kind) {
    case 'SMS_MFA':
    case 'EMAIL_OTP':
      return { to: next.to, isSetUp: next.isSetUp };
    case 'DEVICE_SRP_AUTH':
      return { deviceKey: stand.device!.key, ...(nonce !== undefined && { nonce }) };
    default:
      return {};
  }
}

async function parametersOf(pool: Pool, { next }: Asked, user: PoolUser): Promise<object> {
  const USER_ID_FOR_SRP = user.username;
  switch (next.kind) {
    case 'NEW_PASSWORD_REQUIRED': {
      const missing = missingAttributes(user.attributes).map((name) => `userAttributes.${name}`);
      return {
        USER_ID_FOR_SRP,
        requiredAttributes: JSON.stringify(missing),
        userAttributes: JSON.stringify(user.attributes),
      };
    }
    case 'CUSTOM_CHALLENGE':
      return customParameters(pool.custom!, user.username);
    case 'SMS_MFA':
    case 'EMAIL_OTP':
      return { USER_ID_FOR_SRP, ...deliveryOf(next) };
    case 'SOFTWARE_TOKEN_MFA':
      return { USER_ID_FOR_SRP, FRIENDLY_DEVICE_NAME: user.factors.totp.name ?? '' };
    case 'SELECT_MFA_TYPE':
      return { USER_ID_FOR_SRP, MFAS_CAN_CHOOSE: JSON.stringify(next.methods) };
    case 'MFA_SETUP':
      return { USER_ID_FOR_SRP, MFAS_CAN_SETUP: CAN_SET_UP };
    default:
      return {};
  }
}

const deliveryOf = ({ kind, to }: SentCode) =>
  kind === 'SMS_MFA'
    ? { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: maskedPhone(to) }
    : { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: maskedEmail(to) };

export const missingAttributes = (attributes: PoolUser['attributes']): readonly string[] =>
  requiredAttributes.filter((name) => !attributes[name]?.trim());
