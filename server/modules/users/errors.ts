import * as m from '@locales/users';
import { ApiError } from '@contract/problem';

/** What this area says no with. Each says what happened, why, and what to do. */

export const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });

export const conflict = (message: string, fields?: Readonly<Record<string, string>>): ApiError =>
  new ApiError({ code: 'conflict', message, fields });

export const noSuchUser = (name: string): ApiError =>
  new ApiError({ code: 'not-found', message: m.noSuchUser({ name }) });

export const changedMeanwhile = (): ApiError => conflict(m.changedMeanwhile());

export const underWay = (name: string): ApiError => conflict(m.underWay({ name }));

export const lastAdmin = (name: string): ApiError => conflict(m.lastAdmin({ name }));
