import { boolean, type InferType, number, object, string } from 'yup';
import { oneOf } from '../fields';
import { bannerTones } from '../settings/labels';

/** What one build needs to know of the company that it serves: `/config.json`, read when the page starts. */
const portalConfig = object({
  companyName: string().required(),
  userPoolId: string().defined(),
  userPoolClientId: string().defined(),
  /** Only where the pool is not AWS's own; a path such as "/idp/" is taken from the page's origin. */
  userPoolEndpoint: string().optional(),
  region: string().required(),
  /** The claim of the ID token that permissions go by; 'cognito:username' where nothing is said. */
  usernameClaim: string().optional(),
  /** How a password is proven: USER_SRP_AUTH where nothing is said, USER_PASSWORD_AUTH or CUSTOM_AUTH. */
  authFlowType: string().optional(),
  /** Whether the pool spares a device the code where its user wishes so. */
  remembersDevices: boolean().optional(),
  privacyUrl: string().required(),
  termsUrl: string().required(),
  /** What the company tells on every page today. */
  banner: object({ text: string().required(), tone: oneOf(bannerTones) })
    .optional()
    .default(undefined),
  /** For "Contact us" before the contact screen can be reached, as on the sign-in page. */
  supportPhone: string().optional(),
  /** After so many minutes without a touch or a key the portal signs out; it warns two minutes before. */
  idleMinutes: number().integer().min(5).default(30),
  /** True where the demo company is shown with sign-ins of its own: the sign-in page then says where they are. */
  demo: boolean().default(false),
});

export type PortalConfig = InferType<typeof portalConfig>;
