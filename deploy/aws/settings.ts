import { readFileSync } from 'node:fs';

interface Span {
  readonly least: number;
  readonly most: number;
}

/** What differs from one company to the next. README.md says where each value comes from. None of them is secret. */
export interface Settings {
  readonly account: string;
  readonly region: string;
  /** Two availability zones of the region, or more. They are given, so that nothing is looked up in the account. */
  readonly zones: readonly string[];
  /** In a repository of ECR: `<account>.dkr.ecr.<region>.amazonaws.com/<name>`, with `:<tag>` or `@sha256:<digest>`. */
  readonly image: string;
  /** The CloudWatch agent, which reads the portal's figures. */
  readonly agentImage: string;
  /** Where people find the portal. */
  readonly portalDomain: string;
  /** Where CloudFront finds the load balancer. */
  readonly originDomain: string;
  /** Of the region, for both domains. */
  readonly certificateArn: string;
  /** Of us-east-1, for `portalDomain`: CloudFront takes no other. */
  readonly edgeCertificateArn: string;
  /** The region's list `com.amazonaws.global.cloudfront.origin-facing`. */
  readonly cloudfrontPrefixList: string;
  readonly companyName: string;
  readonly supportPhone?: string;
  /** IANA name of the company's time zone. */
  readonly booksZone: string;
  readonly mailFrom: string;
  readonly mailOffice: string;
  readonly alarmEmail: string;
  /** Whether a sign-in asks for a code where the user switched it on, or always. */
  readonly mfa: 'optional' | 'required';
  readonly webTasks: Span;
  /** Aurora capacity units, 2 GiB of memory each. */
  readonly databaseUnits: Span;
  /** A service that knows banks by routing numbers; its key is a secret. */
  readonly routingLookupUrl?: string;
  /** The number that text messages come from; without it none leaves. */
  readonly smsFrom?: string;
}

const domain = /^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z]{2,}$/;
const email = /^[^\s@<>]+@([a-z0-9-]+\.)+[a-z]{2,}$/;
const formats: Readonly<Record<string, RegExp>> = {
  account: /^\d{12}$/,
  region: /^[a-z]{2}(-[a-z]+)+-\d$/,
  image: /^\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com\/[a-z0-9._/-]+(:[\w.-]+|@sha256:[0-9a-f]{64})$/,
  agentImage: /^\S+[:@]\S+$/,
  portalDomain: domain,
  originDomain: domain,
  certificateArn: /^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]+$/,
  edgeCertificateArn: /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
  cloudfrontPrefixList: /^pl-[0-9a-f]+$/,
  companyName: /^[^\r\n]+$/,
  booksZone: /^[A-Za-z_]+\/[A-Za-z_/]+$/,
  mailFrom: email,
  mailOffice: email,
  alarmEmail: email,
  mfa: /^(optional|required)$/,
};
const optional: Readonly<Record<string, RegExp>> = {
  supportPhone: /^[^\r\n]+$/,
  routingLookupUrl: /^https:\/\/\S+$/,
  smsFrom: /^\+\d{8,15}$/,
};
const spans = { webTasks: 1, databaseUnits: 0.5 };

/** @throws with everything that is wrong */
export function checkedSettings(given: Readonly<Record<string, unknown>>): Settings {
  const known = new Set([...Object.keys({ ...formats, ...optional, ...spans }), 'zones']);
  const isFormed = (name: string, format: RegExp) =>
    typeof given[name] === 'string' && format.test(given[name]);
  const faults = [
    ...Object.keys(given)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is no setting.`),
    ...Object.entries(formats)
      .filter(([name, format]) => !isFormed(name, format))
      .map(([name, format]) => `${name} is ${JSON.stringify(given[name])}; it has to match ${format.source}`),
    ...Object.entries(optional)
      .filter(([name, format]) => given[name] !== undefined && !isFormed(name, format))
      .map(([name, format]) => `${name} is ${JSON.stringify(given[name])}; it has to match ${format.source}`),
    ...Object.entries(spans)
      .filter(([name, least]) => !isSpan(given[name], least))
      .map(([name, least]) => `${name} has to be { "least": …, "most": … }, from ${least} up.`),
    ...(areZones(given['zones'], given['region'])
      ? []
      : ['zones has to name two availability zones of the region, or more.']),
  ];
  if (faults.length > 0) throw new Error(`The settings cannot be used:\n${faults.join('\n')}`);
  return given as unknown as Settings;
}

export const readSettings = (path: string): Settings =>
  checkedSettings(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);

const isSpan = (value: unknown, from: number): boolean => {
  const { least, most } = (value ?? {}) as Partial<Span>;
  return typeof least === 'number' && typeof most === 'number' && least >= from && most >= least;
};

const areZones = (zones: unknown, region: unknown): boolean =>
  Array.isArray(zones) &&
  new Set(zones).size >= 2 &&
  zones.every((zone) => typeof zone === 'string' && zone.slice(0, -1) === region);
