/** What every AWS client is opened with: no call takes longer than this, and a stalled answer no longer than it again. */
export const timeLimit = (timeoutMs: number) => ({
  requestHandler: { requestTimeout: timeoutMs, socketTimeout: timeoutMs, throwOnRequestTimeout: true },
});

/** Loads a client of the AWS SDK, which takes up to 0.3 s: only where AWS is configured, and at the first call. */
export function loadSdk<T>(load: () => Promise<T>): Promise<T> {
  // Else it prints at the first call for which Node its later releases are made. The installed one is pinned.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return load();
}

interface SdkError {
  readonly name?: string;
  readonly code?: unknown;
  /** Only where AWS itself said no. */
  readonly $fault?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * Why an AWS call failed, by its code alone: AWS's own words may repeat what was sent, name keys and people, and must
 * stand in no log. "AccessDeniedException" is AWS's name, "HTTP 502" an answer without one, and "TimeoutError" or
 * "ECONNREFUSED" what stopped a call that got no answer.
 */
export function awsErrorCode(error: unknown): string {
  const { name = 'Error', code, $fault, $metadata } = (error ?? {}) as SdkError;
  if ($fault && name !== 'Unknown' && /^\w{1,80}$/.test(name)) return name;
  if ($metadata?.httpStatusCode) return `HTTP ${$metadata.httpStatusCode}`;
  return name === 'Error' && typeof code === 'string' ? code : name;
}
