import { openGcm, sealGcm } from './gcm';
import { type KeyProvider, KeyRefused, type WrappedKey } from './keyProvider';

/** What the database holds instead of a secret: sealed by an inner key of its own, which an outer key has sealed. */
export interface Sealed extends WrappedKey {
  readonly v: 1;
  /** Base64. */
  readonly ct: string;
}

/** Where a sealed thing belongs. It opens nowhere else, so that nobody can exchange the contents of two rows. */
export interface Place {
  readonly id: string;
  readonly owner: string;
  readonly column: string;
}

const VERSION = 1;

const aadOf = ({ id, owner, column }: Place): string => `${id}|${owner}|${column}|${VERSION}`;

export async function sealIn(keys: KeyProvider, place: Place, content: Uint8Array): Promise<Sealed> {
  const aad = aadOf(place);
  const { key, wrapped } = await keys.create(aad);
  return { v: VERSION, ...wrapped, ct: sealGcm(key, aad, content).toString('base64') };
}

/** @throws KeyRefused where it was sealed for another place, with another key, or was changed */
export async function openIn(keys: KeyProvider, place: Place, sealed: Sealed): Promise<Buffer> {
  const aad = aadOf(place);
  const content = openGcm(await keys.unwrap(sealed, aad), aad, Buffer.from(sealed.ct, 'base64'));
  if (content) return content;
  throw new KeyRefused(`What is sealed in ${place.column} of ${place.id} was changed, or belongs elsewhere.`);
}

/** The same thing under the outer key that is active now. What is sealed is not touched, nor ever in clear. */
export async function rewrapIn(keys: KeyProvider, place: Place, sealed: Sealed): Promise<Sealed> {
  const aad = aadOf(place);
  return { ...sealed, ...(await keys.wrap(await keys.unwrap(sealed, aad), aad)) };
}
