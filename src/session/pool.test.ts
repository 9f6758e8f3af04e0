import { describe, expect, it } from 'vitest';
import { authFlowOf, endpointOf, whyPoolUnusable } from './pool';

const format = 'Invalid UserPoolId format.';
const both = 'Both UserPoolId and ClientId are required.';

describe('the user pool', () => {
  it.each([
    ['us-west-2_LocalPool1', 'client1', undefined],
    [`us-west-2_${'a'.repeat(45)}`, 'client1', undefined],
    [`us-west-2_${'a'.repeat(46)}`, 'client1', format],
    ['us-west-2', 'client1', format],
    ['us-west-2_Local Pool', 'client1', format],
    ['us-west-2_', 'client1', format],
    ['', 'client1', both],
    ['us-west-2_LocalPool1', '', both],
  ])('%j with client %j: %s', (userPoolId, userPoolClientId, why) => {
    expect(whyPoolUnusable({ userPoolId, userPoolClientId })).toBe(why);
  });

  it.each([
    [undefined, 'USER_SRP_AUTH'],
    ['USER_SRP_AUTH', 'USER_SRP_AUTH'],
    ['USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH'],
    ['CUSTOM_AUTH', 'CUSTOM_WITH_SRP'],
  ])('proves a password by %s, which Amplify calls %s', (authFlowType, flow) => {
    expect(
      whyPoolUnusable({ userPoolId: 'us-west-2_A', userPoolClientId: 'c', authFlowType }),
    ).toBeUndefined();
    expect(authFlowOf({ authFlowType })).toBe(flow);
  });

  it.each(['user_srp_auth', 'toString', ''])('proves no password by %j', (authFlowType) => {
    const invalid = 'Authentication flow type is invalid.';

    expect(whyPoolUnusable({ userPoolId: 'us-west-2_A', userPoolClientId: 'c', authFlowType })).toBe(invalid);
    expect(() => authFlowOf({ authFlowType })).toThrow(invalid);
  });

  it.each([
    [undefined, 'https://cognito-idp.us-west-2.amazonaws.com/'],
    ['https://portal.example.com/idp/', 'https://portal.example.com/idp/'],
  ])('with endpoint %s is called at %s', (userPoolEndpoint, called) => {
    const pool = { userPoolId: 'p', userPoolClientId: 'c', region: 'us-west-2', userPoolEndpoint };

    expect(endpointOf(pool)).toBe(called);
  });
});
