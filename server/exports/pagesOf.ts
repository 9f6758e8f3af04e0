import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';

interface Pages<Row> {
  /** The page behind a mark, or the first; `next` is null on the last. */
  readonly page: (
    after: string | undefined,
  ) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>;
  /** Which drop the tables hold. */
  readonly importId: () => Promise<number | undefined>;
}

/** Rows that one query of an export fetches: enough to stream fast, few enough to hold. */
export const exportPage = 500;

/**
 * Walks a list page by page to its end. A drop that arrives midway ends the walk with a `conflict`: half of
 * one night and half of the next would add up to nothing that ever was.
 */
export async function* pagesOf<Row>({ page, importId }: Pages<Row>): AsyncGenerator<readonly Row[]> {
  const before = await importId();
  let after: string | undefined;
  do {
    const { rows, next } = await page(after);
    if ((await importId()) !== before) throw dropArrived();
    yield rows;
    after = next ?? undefined;
  } while (after);
}

/** What a file that was made half of one night and half of the next is refused with. */
export const dropArrived = (): ApiError =>
  new ApiError({
    code: 'conflict',
    message: m.newDataArrived(),
  });
