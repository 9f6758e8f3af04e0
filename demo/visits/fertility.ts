import { type DraftLine, take } from '../draft';
import { MICRO } from '../exact';
import { acres, fieldsFor, forField, type Scene, steps, type Visit } from './scene';

const cereals = ['Winter wheat', 'Spring wheat', 'Barley', 'Corn'];

const delivery = ({ random }: Scene): DraftLine | undefined =>
  random.chance(60) ? take('DELIV', random.int(1, 3) * MICRO) : undefined;

/** Anhydrous or solution ahead of winter wheat, put on by the supplier. */
export const fallFertilizer: Visit = (scene) => {
  const lines = fieldsFor(scene, 3, cereals).flatMap((field) =>
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
  );
  return [...lines, delivery(scene)];
};

export const topdress: Visit = (scene) => {
  const lines = fieldsFor(scene, 3, cereals).flatMap((field) => [
    take('UAN32', forField(scene, field, 95, steps.tons), { field }),
    scene.random.chance(60) ? take('AMS21', forField(scene, field, 40, steps.tons), { field }) : undefined,
    take('APGRND', acres(field), { field }),
  ]);
  return [...lines, delivery(scene)];
};

export const dryFertilizer: Visit = (scene) => {
  const lines = fieldsFor(scene, 2).flatMap((field) => [
    take('UREA46', forField(scene, field, 60, steps.tons), { field }),
    take('MAP11', forField(scene, field, 35, steps.tons), { field }),
    scene.random.chance(70) ? take('KCL60', forField(scene, field, 25, steps.tons), { field }) : undefined,
    take('APDRY', acres(field), { field }),
  ]);
  return [...lines, delivery(scene)];
};

export const starter: Visit = (scene) => {
  const lines = fieldsFor(scene, 3).flatMap((field) => [
    take('APP10', forField(scene, field, 6_000, steps.tenths), { field }),
    take('ZN10', forField(scene, field, 120, steps.tenths), { field }),
  ]);
  return [...lines, delivery(scene)];
};

export const lime: Visit = (scene) => {
  const lines = fieldsFor(scene, 2).flatMap((field) => [
    take('LIMEAG', forField(scene, field, 1_500, steps.tons), { field }),
    take('APDRY', acres(field), { field }),
  ]);
  return [...lines, take('HAULMI', scene.random.int(18, 64) * MICRO)];
};

/** What goes into the custom blend beside the boron, in thousandths of its weight. */
const recipe: readonly (readonly [code: string, share: number])[] = [
  ['UREA46', 420],
  ['MAP11', 235],
  ['KCL60', 160],
  ['AMS21', 120],
  ['ESUL90', 40],
  ['LIMEAG', 20],
];

/**
 * A blend and its seven components, the first lines of their ticket. The price stands on the blend or on every
 * component, never on both.
 */
export function blendLines(scene: Scene, priceOnParent: boolean): DraftLine[] {
  const [field] = fieldsFor(scene, 1);
  const weight = forField(scene, field!, 110, steps.tons);
  const part = { field, parent: 1, price: priceOnParent ? null : undefined };
  return [
    take('BLEND', weight, { field, price: priceOnParent ? undefined : null }),
    ...recipe.map(([code, share]) => take(code, Math.round((weight * share) / 1_000_000) * 1_000, part)),
    take('BOR15', Math.max(1, Math.round((weight * 10) / MICRO)) * MICRO, part),
  ];
}

export const blend: Visit = (scene) => {
  const lines = blendLines(scene, scene.random.chance(60));
  const field = lines[0]!.field!;
  return [...lines, take('APDRY', acres(field), { field })];
};

export const sampling: Visit = (scene) => {
  const tests = fieldsFor(scene, 5).map((field) => take('SOILTS', scene.random.int(1, 3) * MICRO, { field }));
  const [gridded] = fieldsFor(scene, 1);
  return [
    ...tests,
    scene.random.chance(30) ? take('GRIDSM', acres(gridded!), { field: gridded }) : undefined,
  ];
};
