import { MICRO } from '../exact';
import { take } from '../draft';
import type { DraftLine } from '../draft';
import { acres, fieldsFor, forField, type Scene, steps, type Visit } from './scene';

const wheat = ['Winter wheat', 'Spring wheat', 'Barley', 'Corn'];

const delivery = (scene: Scene): DraftLine[] =>
  scene.random.chance(45) ? [take('DELIV', scene.random.int(1, 3) * MICRO)] : [];

/** Anhydrous or solution ahead of winter wheat, put on by the supplier. */
export const fallFertilizer: Visit = (scene) => [
  ...fieldsFor(scene, 3, wheat).flatMap((field) =>
    scene.random.chance(55)
      ? [
          take('NH3', forField(scene, field, 55, steps.tons), { field }),
          take('NSTAB', forField(scene, field, 250, steps.tenths), { field }),
          take('APNH3', acres(field), { field }),
        ]
      : [
          take('UAN32', forField(scene, field, 110, steps.tons), { field }),
          take('ATS12', forField(scene, field, 3_500, steps.tenths), { field }),
          take('APGRND', acres(field), { field }),
        ],
  ),
  ...delivery(scene),
];

export const topdress: Visit = (scene) => [
  ...fieldsFor(scene, 3, wheat).flatMap((field) => [
    take('UAN32', forField(scene, field, 95, steps.tons), { field }),
    ...(scene.random.chance(40) ? [take('AMS21', forField(scene, field, 40, steps.tons), { field })] : []),
    take('APGRND', acres(field), { field }),
  ]),
  ...delivery(scene),
];

export const dryFertilizer: Visit = (scene) => [
  ...fieldsFor(scene, 2).flatMap((field) => [
    take('UREA46', forField(scene, field, 60, steps.tons), { field }),
    take('MAP11', forField(scene, field, 35, steps.tons), { field }),
    ...(scene.random.chance(50) ? [take('KCL60', forField(scene, field, 25, steps.tons), { field })] : []),
    take('APDRY', acres(field), { field }),
  ]),
  ...delivery(scene),
];

export const starter: Visit = (scene) => [
  ...fieldsFor(scene, 2).flatMap((field) => [
    take('APP10', forField(scene, field, 6_000, steps.tenths), { field }),
    take('ZN10', forField(scene, field, 120, steps.tenths), { field }),
  ]),
  ...delivery(scene),
];

export const lime: Visit = (scene) => [
  ...fieldsFor(scene, 1).flatMap((field) => [
    take('LIMEAG', forField(scene, field, 1_500, steps.tons), { field }),
    take('APDRY', acres(field), { field }),
  ]),
  take('HAULMI', scene.random.int(18, 64) * MICRO),
];

/** What goes into the custom blend, in thousandths of its weight. */
const recipe: readonly (readonly [code: string, share: number])[] = [
  ['UREA46', 420],
  ['MAP11', 235],
  ['KCL60', 160],
  ['AMS21', 120],
  ['ESUL90', 40],
  ['LIMEAG', 20],
];

/** A blend and its seven components. The price stands on the blend, or on every component, never on both. */
export function blendLines(
  scene: Scene,
  { priceOnParent, at }: { readonly priceOnParent: boolean; readonly at: number },
): DraftLine[] {
  const [field] = fieldsFor(scene, 1);
  const kilos = forField(scene, field!, 110, steps.tons);
  const side = priceOnParent ? { price: null } : {};
  const parent = at + 1;
  return [
    take('BLEND', kilos, { field, ...(priceOnParent ? {} : { price: null }) }),
    ...recipe.map(([code, share]) =>
      take(code, Math.round((kilos * share) / 1_000_000) * 1_000, { field, parent, ...side }),
    ),
    take('BOR15', Math.max(1, Math.round((kilos * 10) / MICRO)) * MICRO, { field, parent, ...side }),
  ];
}

export const blend: Visit = (scene) => {
  const lines = blendLines(scene, { priceOnParent: scene.random.chance(60), at: 0 });
  const field = lines[0]!.field!;
  return [...lines, take('APDRY', acres(field), { field })];
};

export const sampling: Visit = (scene) => [
  ...fieldsFor(scene, 4).map((field) => take('SOILTS', scene.random.int(1, 3) * MICRO, { field })),
  ...(scene.random.chance(30)
    ? fieldsFor(scene, 1).map((field) => take('GRIDSM', acres(field), { field }))
    : []),
];
