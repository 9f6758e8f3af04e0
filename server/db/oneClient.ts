import pg from 'pg';

/** Connects anew, asks something and leaves. @throws in the words of the driver, which name no password */
export async function withOneClient<T>(
  connectionString: string,
  withinMs: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    void client.end().catch(() => undefined);
  }
}
