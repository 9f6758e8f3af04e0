import type { Ground } from './ground';

/** Where parts find databases of their own: in this process, or on a server that all share. */
export interface Field {
  readonly embedded: () => Promise<Ground>;
  readonly server: () => Promise<Ground>;
  /** An empty database of that server, as somebody makes one for a new portal. */
  readonly blank: () => Promise<Ground>;
}

interface Part {
  readonly run: (field: Field, times: number) => Promise<boolean>;
  /** How often, or how long, where every check runs. */
  readonly quick: number;
  /** How often where so many kills are asked for. */
  readonly full: (kills: number) => number;
}

const half = (kills: number): number => Math.ceil(kills / 2);
const whole = (kills: number): number => kills;
const twentieth = (kills: number): number => Math.ceil(kills / 20);

const requests = () => import('./crashRequests');
const points = () => import('./crashPoints');
const imports = () => import('./crashImports');
const rotation = () => import('./crashRotation');
const planted = () => import('./plantedFiles');

/** By the word that asks for one of them alone; those that take long first. */
export const parts: Readonly<Record<string, Part>> = {
  failpoints: {
    quick: 1,
    full: twentieth,
    run: async ({ server }, n) => (await points()).killAtPoints(await server(), n),
  },
  files: {
    quick: 6,
    full: (kills) => 10 * kills,
    run: async ({ server }, n) => (await import('./crashFiles')).killFiles(await server(), n),
  },
  nights: {
    quick: 12,
    full: (kills) => 5 * kills,
    run: async ({ server }, n) => (await import('./crashNights')).killNights(await server(), n),
  },
  deliveries: {
    quick: 3,
    full: (kills) => 10 * kills,
    run: async ({ server }, n) => (await import('./crashDeliveries')).killDeliveries(await server(), n),
  },
  importsEmbedded: {
    quick: 5,
    full: whole,
    run: async ({ embedded }, n) => (await imports()).killImports(await embedded(), n),
  },
  requestsEmbedded: {
    quick: 3,
    full: half,
    run: async ({ embedded }, n) => (await requests()).killRequests(await embedded(), n),
  },
  requests: {
    quick: 3,
    full: half,
    run: async ({ server }, n) => (await requests()).killRequests(await server(), n),
  },
  writes: {
    quick: 5,
    full: whole,
    run: async ({ embedded }, n) => (await import('./crashRows')).killWrites((await embedded()).dataDir, n),
  },
  imports: {
    quick: 5,
    full: half,
    run: async ({ server }, n) => (await imports()).killImports(await server(), n),
  },
  passwords: {
    quick: 3,
    full: half,
    run: async ({ embedded }, n) =>
      (await import('./crashPasswords')).killPasswordChanges((await embedded()).dataDir, n),
  },
  rotation: {
    quick: 4,
    full: whole,
    run: async ({ server }, n) => (await rotation()).killRotations(await server(), n),
  },
  rotationEmbedded: {
    quick: 0,
    full: whole,
    run: async ({ embedded }, n) => (await rotation()).killRotations(await embedded(), n),
  },
  chaos: {
    quick: 11,
    full: (kills) => 4 * kills,
    run: async (_, n) => (await import('./chaos')).chaos(n),
  },
  watched: {
    quick: 6,
    full: whole,
    run: async ({ server }, n) => (await import('./crashWatched')).endDuringImports(await server(), n),
  },
  starts: {
    quick: 1,
    full: half,
    run: async ({ blank }, n) => (await import('./crashStarts')).raceStarts(blank, n),
  },
  together: {
    quick: 100,
    full: (kills) => 100 * kills,
    run: async ({ server }, n) => (await import('./together')).askByAll((await server()).databaseUrl!, n),
  },
  planted: {
    quick: 60,
    full: () => 500,
    run: async ({ server }, n) => (await planted()).findPlanted(await server(), n),
  },
  plantedEmbedded: {
    quick: 60,
    full: () => 500,
    run: async ({ embedded }, n) => (await planted()).findPlanted(await embedded(), n),
  },
  failpointsEmbedded: {
    quick: 0,
    full: twentieth,
    run: async ({ embedded }, n) => (await points()).killAtPoints(await embedded(), n),
  },
};
