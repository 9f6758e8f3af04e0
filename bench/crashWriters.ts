const placeOf = (dataDir = '', url = '', port = '') => ({
  dataDir,
  databaseUrl: url || undefined,
  smtpPort: Number(port),
});

/**
 * What a process that is going to be killed does, by the first word of its call. It loads no more than it needs: to
 * load is much of what it does in its life.
 */
export const writers: Readonly<Record<string, (...rest: string[]) => Promise<unknown>>> = {
  rows: async (dataDir, from) => (await import('./crashRows')).writeRows(dataDir, Number(from)),
  passwords: async (dataDir) => (await import('./crashPasswords')).changePasswords(dataDir),
  async imports(dataDir, url, one, other) {
    const { importByTurns } = await import('./crashImports');
    await importByTurns({ ...placeOf(dataDir, url), folders: [one, other] });
  },
  async requests(dataDir, url, port, from, again) {
    const { askUntilKilled } = await import('./crashRequests');
    const numbers = again ? again.split(',').map(Number) : [];
    await askUntilKilled(placeOf(dataDir, url, port), Number(from), numbers);
  },
  point: async (dataDir, url, port, n) =>
    (await import('./pointWriter')).dieAtPoint(placeOf(dataDir, url, port), Number(n)),
  rotation: async (dataDir, url, turn, statement) =>
    (await import('./crashRotation')).rotateUntilKilled(
      placeOf(dataDir, url),
      Number(turn),
      Number(statement),
    ),
  outages: async (dataDir, url, port, count) =>
    (await import('./crashOutages')).askThroughOutages(placeOf(dataDir, url, port), Number(count)),
  watched: async (dataDir, url, folder, times) =>
    (await import('./crashWatched')).watchThroughOutages(placeOf(dataDir, url), folder!, Number(times)),
  starts: async (dataDir, url) => (await import('./crashStarts')).startOnce(placeOf(dataDir, url)),
  together: async (dataDir, url, port, share, count) =>
    (await import('./together')).askTogether(placeOf(dataDir, url, port), Number(share), Number(count)),
};
