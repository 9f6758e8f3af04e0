/** Codes that say "later", whatever the status they come with. */
const later = new Set([
  'ThrottlingException',
  'TooManyRequestsException',
  'LimitExceededException',
  'RequestTimeoutException',
  'DependencyTimeoutException',
  'KMSInternalException',
]);

/**
 * A call of AWS that came to nothing. It tells the code alone: AWS's words may repeat what was sent, name keys and
 * people, and must stand in no log.
 */
export class AwsFailure extends Error {
  override readonly name = 'AwsFailure';
  readonly #words: string;

  private constructor(
    /** As AWS names it, "AccessDeniedException"; of what never arrived, what happened: "TimeoutError". */
    readonly code: string,
    /** Whether the same call may do better a moment later. */
    readonly transient: boolean,
    words: string,
  ) {
    super(`AWS did not do it (${code}).`);
    this.#words = words;
  }

  /** What a service answered: its code stands in a header, or in the body with a namespace or an address around it. */
  static of(
    answer: Pick<Response, 'status' | 'headers'>,
    body: Readonly<Record<string, unknown>>,
  ): AwsFailure {
    const named = answer.headers.get('x-amzn-errortype') ?? body.__type ?? body.code;
    const code = typeof named === 'string' ? /(\w{1,80})(:|$)/.exec(named)?.[1] : undefined;
    const words = body.message ?? body.Message;
    return new AwsFailure(
      code ?? `HTTP ${answer.status}`,
      answer.status >= 500 || answer.status === 429 || later.has(code ?? ''),
      typeof words === 'string' ? words : '',
    );
  }

  /** What stopped a call before there was an answer: no network, no time, no credentials. */
  static onTheWay({ name, cause }: Error): AwsFailure {
    const { code } = (cause ?? {}) as { readonly code?: unknown };
    return new AwsFailure(typeof code === 'string' ? code : name, true, '');
  }

  /** Whether AWS's own words are of a kind; they come out in no other way. */
  says(pattern: RegExp): boolean {
    return pattern.test(this.#words);
  }
}
