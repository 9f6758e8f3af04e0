import * as m from '@locales/achReturns';
import { ApiError } from '@contract/problem';

export const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });

export const noSuchFile = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchFile() });
