import { ArnFormat, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';

/** Lets CloudWatch Logs encrypt log groups of this account with the key. */
export function letLogsUse(key: Key, logGroupName: string): void {
  const stack = Stack.of(key);
  const group = stack.formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: logGroupName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  key.grant(
    new ServicePrincipal(`logs.${stack.region}.amazonaws.com`, {
      conditions: { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': group } },
    }),
    'kms:Encrypt',
    'kms:Decrypt',
    'kms:ReEncryptFrom',
    'kms:ReEncryptTo',
    'kms:GenerateDataKey',
    'kms:DescribeKey',
  );
}
