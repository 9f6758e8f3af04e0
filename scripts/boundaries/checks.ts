import { boundaries, circles } from './boundaries';
import { lostPages } from './citations';
import { oldNames } from './names';
import { businessInDriver, demoInProduction, typedEndpoints } from './reach';
import type { Repository } from './repository';
import { farImports, longFunctions, productionFiles, slivers } from './size';

/** Answers a sentence for each violation: what it is, why, and what to do. */
type Check = (repository: Repository) => readonly string[];

/** Every rule about the repository as a whole. */
export const checks = {
  boundaries,
  circles,
  slivers,
  longFunctions,
  farImports,
  productionFiles,
  oldNames,
  demoInProduction,
  typedEndpoints,
  businessInDriver,
  lostPages,
} satisfies Record<string, Check>;
