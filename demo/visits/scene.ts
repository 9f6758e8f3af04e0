import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan, Field } from '../account';
import { cropYearOf } from '../calendar';
import type { DraftLine } from '../draft';
import { perArea } from '../exact';
import type { Random } from '../random';

/** A farm on the day that it buys. */
export interface Scene {
  readonly account: AccountPlan;
  readonly date: CalendarDateText;
  readonly random: Random;
}

/** Writes the lines of one ticket, with gaps for what was not taken this time. */
export type Visit = (scene: Scene) => (DraftLine | undefined)[];

export const steps = { tons: 1_000, tenths: 100_000, whole: 1_000_000 } as const;

/** Up to `most` fields, those with one of the crops first of all; every farm has a field. */
export function fieldsFor(scene: Scene, most: number, crops?: readonly string[]): Field[] {
  const { fields } = scene.account;
  const year = cropYearOf(scene.date);
  const fitting = fields.filter((field) => crops?.includes(field.rotation[year % field.rotation.length]!));
  const from = fitting.length > 0 ? fitting : fields;
  return scene.random.some(from, Math.min(from.length, scene.random.int(1, most)));
}

/** What a field takes at a rate in thousandths of a unit per acre, give or take a tenth. */
export const forField = (scene: Scene, field: Field, rate: number, step: number): number =>
  perArea(field.acreTenths, Math.max(1, Math.round((rate * scene.random.int(90, 110)) / 100)), step);

/** The whole field, in acres. */
export const acres = (field: Field): number => field.acreTenths * steps.tenths;

/** The lot number on a jug or a seed tag. */
export const lot = (scene: Scene): string =>
  `${scene.date.slice(2, 4)}${scene.random.pick(['A', 'C', 'K', 'R'])}${scene.random.int(10_000, 99_999)}`;
