import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Key } from 'aws-cdk-lib/aws-kms';
import * as ses from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Settings } from '../settings';

/** The domain that emails come from, and the topic that tells what became of them. */
export class MailStack extends Stack {
  readonly identity: ses.EmailIdentity;
  readonly configuration: ses.ConfigurationSet;
  readonly events: Topic;

  constructor(
    scope: Construct,
    id: string,
    { settings, key, ...props }: StackProps & { settings: Settings; key: Key },
  ) {
    super(scope, id, props);
    this.events = new Topic(this, 'Events', {
      topicName: 'fieldgate-email',
      masterKey: key,
      enforceSSL: true,
      signatureVersion: '2',
    });
    this.configuration = new ses.ConfigurationSet(this, 'Configuration', {
      configurationSetName: 'fieldgate',
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.configuration.addEventDestination('Told', {
      destination: ses.EventDestination.snsTopic(this.events),
      events: [
        ses.EmailSendingEvent.BOUNCE,
        ses.EmailSendingEvent.COMPLAINT,
        ses.EmailSendingEvent.DELIVERY,
        ses.EmailSendingEvent.REJECT,
      ],
    });
    this.identity = new ses.EmailIdentity(this, 'Domain', {
      identity: ses.Identity.domain(domainOf(settings.mailFrom)),
      configurationSet: this.configuration,
    });
    for (const [at, { name, value }] of this.identity.dkimRecords.entries())
      new CfnOutput(this, `Dkim${at + 1}`, { value: `${name} CNAME ${value}` });
    new CfnOutput(this, 'EventsTopic', { value: this.events.topicArn });
  }
}

export const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1);
