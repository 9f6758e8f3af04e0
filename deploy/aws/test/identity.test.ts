import { describe, expect, it } from 'vitest';
import { example, resources, stackOf, synthesized } from './templates';

const [pool] = resources('AWS::Cognito::UserPool');
const [client] = resources('AWS::Cognito::UserPoolClient');

describe('the user pool', () => {
  it('has one client, for browsers', () => {
    expect(resources('AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient')).toHaveLength(2);
    expect(resources('AWS::Cognito::UserPoolDomain')).toEqual([]);
    expect(client!.props.GenerateSecret).toBe(false);
  });

  it('opens no flow of OAuth, the implicit one least', () => {
    expect(client!.props.AllowedOAuthFlowsUserPoolClient).toBe(false);
    for (const name of ['AllowedOAuthFlows', 'AllowedOAuthScopes', 'CallbackURLs', 'LogoutURLs'])
      expect(client!.props[name]).toBeUndefined();
    expect(client!.props.SupportedIdentityProviders).toEqual(['COGNITO']);
  });

  it('proves passwords by SRP alone', () => {
    expect(client!.props.ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH']);
  });

  it.each([
    ['AccessTokenValidity', 5],
    ['IdTokenValidity', 5],
    ['RefreshTokenValidity', 12 * 60],
    ['AuthSessionValidity', 15],
    ['EnableTokenRevocation', true],
    ['PreventUserExistenceErrors', 'ENABLED'],
    ['RefreshTokenRotation', { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 }],
    ['TokenValidityUnits', { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' }],
    ['WriteAttributes', ['name']],
    ['ReadAttributes', ['email', 'email_verified', 'name', 'phone_number', 'phone_number_verified']],
  ])('gives its client %s %j', (name, value) => {
    expect(client!.props[name]).toEqual(value);
  });

  it.each([
    ['AdminCreateUserConfig', expect.objectContaining({ AllowAdminCreateUserOnly: true })],
    ['UsernameConfiguration', { CaseSensitive: false }],
    // The address is the user name itself: with it as an alias or attribute, Cognito would make names up.
    ['UsernameAttributes', undefined],
    ['AliasAttributes', undefined],
    ['AccountRecoverySetting', { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] }],
    ['MfaConfiguration', 'OPTIONAL'],
    ['EnabledMfas', ['SOFTWARE_TOKEN_MFA']],
    ['DeviceConfiguration', undefined],
    ['Schema', [{ Name: 'name', Required: true, Mutable: true }]],
    [
      'Policies',
      {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
          TemporaryPasswordValidityDays: 7,
        },
      },
    ],
  ])('has %s %j', (name, value) => {
    expect(pool!.props[name]).toEqual(value);
  });

  it('asks everybody for a code where the settings say so', () => {
    synthesized({ ...example, mfa: 'required' })
      .get('FieldgateIdentity')!
      .hasResourceProperties('AWS::Cognito::UserPool', { MfaConfiguration: 'ON' });
  });

  it('sends invitations by SES, with what Cognito wants in them', () => {
    const { InviteMessageTemplate } = pool!.props.AdminCreateUserConfig;
    for (const part of ['{username}', '{####}', 'https://portal.example.com'])
      expect(InviteMessageTemplate.EmailMessage).toContain(part);
    expect(pool!.props.EmailConfiguration.EmailSendingAccount).toBe('DEVELOPER');
  });
});

describe('what becomes of emails', () => {
  it('is told to the topic that the portal listens to', () => {
    stackOf('Mail').hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint', 'delivery', 'reject'] },
    });
    stackOf('Mail').hasResourceProperties('AWS::SNS::Topic', {
      TopicName: 'fieldgate-email',
      SignatureVersion: '2',
    });
  });

  it('goes for whatever is sent from the domain', () => {
    const [domain] = resources('AWS::SES::EmailIdentity');
    expect(domain!.props.EmailIdentity).toBe('example.com');
    expect(domain!.props.ConfigurationSetAttributes.ConfigurationSetName).toBeDefined();
  });
});
