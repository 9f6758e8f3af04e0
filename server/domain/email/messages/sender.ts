/** Who writes to people, and what of it stands in every letter. */
export interface Sender {
  readonly companyName: string;
  /** Whom to call; undefined where no number was set. */
  readonly supportPhone: string | undefined;
  /** The portal's own address, the only one that letters lead to; undefined where it is not known. */
  readonly portalUrl: string | undefined;
  /** IANA zone in which letters tell the time. */
  readonly timeZone: string;
}
