import type { Field } from '../account';
import { cropYearOf } from '../calendar';
import { type DraftLine, take } from '../draft';
import { acres, fieldsFor, forField, lot, type Scene, steps, type Visit } from './scene';

const cropOf = (scene: Scene, field: Field): string =>
  field.rotation[cropYearOf(scene.date) % field.rotation.length]!;

/** Seed of a crop with its rate in thousandths of a unit per acre and the treatment that goes on it. */
const sown: Readonly<Record<string, readonly [code: string, rate: number, treatment?: string]>> = {
  'Winter wheat': ['SWWCAM', 1_500, 'STCER'],
  'Spring wheat': ['SSWRIM', 1_600, 'STCER'],
  Barley: ['BARLEY', 1_900, 'STCER'],
  Chickpeas: ['CHKPEA', 1_500, 'STPUL'],
  Lentils: ['LENTIL', 650, 'STPUL'],
  Canola: ['CANOLA', 60],
  Alfalfa: ['ALFALF', 350],
  Corn: ['CORN97', 420],
};

function seedLines(scene: Scene, crops: readonly string[]): (DraftLine | undefined)[] {
  return fieldsFor(scene, 3, crops).flatMap((field) => {
    const crop = cropOf(scene, field);
    const [code, rate, treatment] = sown[crops.includes(crop) ? crop : crops[0]!]!;
    const seed = crop === 'Winter wheat' && scene.random.chance(30) ? 'SWWTAM' : code;
    // Ordered before the season: three per cent off.
    const discountMicro = scene.random.chance(30) ? 30_000 : 0;
    const lotNo = lot(scene);
    const coat = treatment && forField(scene, field, 40, steps.tenths);
    return [
      take(seed, forField(scene, field, rate, steps.whole), { field, discountMicro, lotNo }),
      coat ? take(treatment, coat, { field, lotNo: lot(scene) }) : undefined,
    ];
  });
}

export const fallSeed: Visit = (scene) => seedLines(scene, ['Winter wheat']);

export const springSeed: Visit = (scene) =>
  seedLines(scene, ['Spring wheat', 'Barley', 'Chickpeas', 'Lentils', 'Canola', 'Alfalfa', 'Corn']);

const herbicides: Readonly<Record<string, readonly (readonly [code: string, rate: number])[]>> = {
  'Winter wheat': [
    ['BROADS', 190],
    ['WLDOAT', 70],
  ],
  'Spring wheat': [
    ['BROADS', 190],
    ['RDGLV6', 120],
  ],
  Chickpeas: [['PULSPR', 60]],
  Lentils: [['PULSPR', 55]],
};

const burndown: readonly (readonly [code: string, rate: number])[][] = [
  [
    ['CLRFAL', 250],
    ['RDGLV6', 180],
  ],
  [
    ['CLRFAL', 250],
    ['PARAV3', 180],
  ],
];

/** A tank mix per field: the herbicides of its crop or a burndown, what helps them, and the pass itself. */
export const herbicide: Visit = (scene) => {
  const { random } = scene;
  return fieldsFor(scene, 3).flatMap((field) => {
    const own = random.chance(35) ? undefined : herbicides[cropOf(scene, field)];
    const mix = (own ?? random.pick(burndown)).map(([code, rate]) =>
      take(code, forField(scene, field, rate, steps.tenths), { field, lotNo: lot(scene) }),
    );
    const water = take('AMSLIQ', forField(scene, field, 200, steps.tenths), { field });
    return [
      mix[0],
      mix[1],
      take(random.pick(['NIS90', 'MSO100']), forField(scene, field, 40, steps.tenths), { field }),
      random.chance(50) ? water : undefined,
      random.chance(60) ? take('APGRND', acres(field), { field }) : undefined,
    ];
  });
};

/** Flown on when the canopy has closed. */
export const fungicide: Visit = (scene) => {
  const { random } = scene;
  return fieldsFor(scene, 2).flatMap((field) => {
    const pulse = ['Chickpeas', 'Lentils'].includes(cropOf(scene, field));
    const fungus = pulse ? 'ASCOCH' : random.pick(['STRIPE', 'RUSTOP']);
    const insects = take(pulse ? 'CHLORA' : 'LAMBDA', forField(scene, field, 20, steps.tenths), {
      field,
      lotNo: lot(scene),
    });
    return [
      take(fungus, forField(scene, field, 55, steps.tenths), { field, lotNo: lot(scene) }),
      random.chance(45) ? insects : undefined,
      take('DRIFT', forField(scene, field, 60, steps.whole), { field }),
      take('APAIR', acres(field), { field }),
    ];
  });
};

export const scouting: Visit = (scene) =>
  fieldsFor(scene, 4).map((field) => take('SCOUTW', acres(field), { field }));
