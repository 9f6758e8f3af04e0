import { boolean, type InferType, object, string } from 'yup';

/** What one build needs to know of the company that it serves: `/config.json`, read when the page starts. */
export const portalConfig = object({
  companyName: string().required(),
  userPoolId: string().defined(),
  userPoolClientId: string().defined(),
  /** Only where the pool is not AWS's own; a path such as "/idp/" is taken from the page's origin. */
  userPoolEndpoint: string().optional(),
  region: string().required(),
  /** The claim of the ID token that permissions go by; 'cognito:username' where nothing is said. */
  usernameClaim: string().optional(),
  privacyUrl: string().required(),
  termsUrl: string().required(),
  /** For "Contact us" before the contact screen can be reached, as on the sign-in page. */
  supportPhone: string().optional(),
  /** True where the demo company is shown: the sign-in page then says so. */
  demo: boolean().default(false),
});

export type PortalConfig = InferType<typeof portalConfig>;
