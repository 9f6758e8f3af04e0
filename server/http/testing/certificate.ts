import { generateKeyPairSync, sign } from 'node:crypto';

/** One value of DER: its tag, its length, its bytes. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
/** sha256WithRSAEncryption. */
const algorithm = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
/** A common name. */
const named = (name: string) =>
  sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), text(0x0c, name))));
/** "20260101000000Z". */
const instant = (day: string) => text(0x18, `${day.replaceAll('-', '')}000000Z`);

interface Made {
  readonly name?: string;
  /** 'YYYY-MM-DD'. */
  readonly from?: string;
  readonly to?: string;
}

/** A certificate that signs itself, as RFC 5280 writes it, with its private key: nobody but tests trusts it. */
export function selfSigned({
  name = 'sns.amazonaws.com',
  from = '2026-01-01',
  to = '2027-01-01',
}: Made = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    named(name),
    sequence(instant(from), instant(to)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', body, privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const pem = `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`;
  return { pem, privateKey };
}
