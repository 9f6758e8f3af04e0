/** Where a code goes, in the members of the protocol. The address is masked, so only its owner recognizes it. */
export interface CodeDeliveryDetails {
  readonly AttributeName: 'email' | 'phone_number';
  readonly DeliveryMedium: 'EMAIL' | 'SMS';
  readonly Destination: string;
}

export const toMail = (address: string): CodeDeliveryDetails => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: maskedEmail(address),
});

export const toPhone = (number: string): CodeDeliveryDetails => ({
  AttributeName: 'phone_number',
  DeliveryMedium: 'SMS',
  Destination: maskedPhone(number),
});

/** jane@example.com is j***@e***. */
export function maskedEmail(address: string): string {
  const [local = '', domain = ''] = address.split('@', 2);
  return `${first(local)}***@${first(domain)}***`;
}

/** +15415550100 is +*******0100. */
export const maskedPhone = (number: string): string => `+*******${number.slice(-4)}`;

const first = (text: string): string => [...text][0] ?? '';
