/** A key of AWS KMS by its full name, which never means another key. An alias may, so that none is taken. */
export interface KmsKey {
  readonly arn: string;
  readonly region: string;
  /** Where AWS keeps it: https://kms.us-west-2.amazonaws.com. */
  readonly endpoint: string;
}

/** Undefined where the text is not the ARN of a key. */
export function kmsKeyOf(arn: string): KmsKey | undefined {
  const [, partition, region] =
    /^arn:(aws|aws-us-gov|aws-cn):kms:([a-z0-9-]{1,30}):[0-9]{12}:key\/[\w-]{1,128}$/.exec(arn) ?? [];
  if (!region) return undefined;
  const endpoint = `https://kms.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
  return { arn, region, endpoint };
}
