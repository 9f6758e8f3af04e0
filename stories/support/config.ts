import type { PortalConfig } from '@contract/portalConfig/schema';

/** The company of the stories. */
export const config: PortalConfig = {
  companyName: 'Larkspur Basin Ag Supply',
  userPoolId: 'us-west-2_Story',
  userPoolClientId: 'story',
  region: 'us-west-2',
  privacyUrl: '/privacy.html',
  termsUrl: '/terms.html',
  supportPhone: '(509) 555-0100',
  idleMinutes: 30,
  demo: false,
};
