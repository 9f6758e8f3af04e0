/** Whether an SPDX expression can be met by licenses that the product may use. */
export function isAllowed(expression: string): boolean;

/** Licenses that allow a closed product. */
export const allowedLicenses: ReadonlySet<string>;

/** What the lock file brings into production; `license` is undefined where nothing says so. */
export function productionPackages(
  top: string,
): readonly { readonly name: string; readonly version: string; readonly license: string | undefined }[];
