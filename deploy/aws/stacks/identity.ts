import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { Settings } from '../settings';
import { domainOf, type MailStack } from './mail';

interface IdentityProps extends StackProps {
  readonly settings: Settings;
  readonly mail: MailStack;
}

/** The user pool, with what docs/operation.md and docs/identity.md ask of one. */
export class IdentityStack extends Stack {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, { settings, mail, ...props }: IdentityProps) {
    super(scope, id, props);
    this.pool = new cognito.UserPool(this, 'Pool', {
      userPoolName: 'fieldgate',
      featurePlan: cognito.FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: false,
      // The user name is the email address itself, so that an ID token names the user as the portal does.
      signInAliases: { username: true },
      signInCaseSensitive: false,
      standardAttributes: { fullname: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: 8,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(7),
      },
      mfa: settings.mfa === 'required' ? cognito.Mfa.REQUIRED : cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false, email: false },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      email: cognito.UserPoolEmail.withSES({
        fromEmail: settings.mailFrom,
        fromName: settings.companyName,
        sesRegion: settings.region,
        sesVerifiedDomain: domainOf(settings.mailFrom),
        configurationSetName: mail.configuration.configurationSetName,
      }),
      userInvitation: invitation(settings),
      userVerification: {
        emailSubject: `Your code for ${settings.companyName}`,
        emailBody: 'Your code is {####}',
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.client = this.pool.addClient('Browser', {
      userPoolClientName: 'fieldgate-portal',
      generateSecret: false,
      authFlows: { userSrp: true },
      // Without this the CDK opens the implicit flow, with a callback to example.com.
      disableOAuth: true,
      supportedIdentityProviders: [cognito.UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // AWS lets an access token change second factors, and an ID token outlives a sign-out everywhere.
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(12),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      authSessionValidity: Duration.minutes(15),
      readAttributes: new cognito.ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        fullname: true,
        phoneNumber: true,
        phoneNumberVerified: true,
      }),
      // Addresses and numbers are changed by the server alone, after a proof.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ fullname: true }),
    });
    new CfnOutput(this, 'UserPoolId', { value: this.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.client.userPoolClientId });
  }
}

const invitation = ({ companyName, portalDomain }: Settings): cognito.UserInvitationConfig => ({
  emailSubject: `Your sign-in at ${companyName}`,
  emailBody:
    `<p>Sign in at <a href="https://${portalDomain}">${portalDomain}</a> as {username} with the temporary password ` +
    '<b>{####}</b> within 7 days. You choose your own password then.</p>',
});
