/** Milliseconds. */
const pause = 10_000;

/** Fetches a part that the page does not wait for, again and again: a bad line must not take the page with it. */
export const persistently = <T>(fetchPart: () => Promise<T>): Promise<T> =>
  fetchPart().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return persistently(fetchPart);
  });
