/** Something whole where pieces are expected: a file or a page that is in memory anyway. */
export async function* inOnePiece<T>(whole: T): AsyncGenerator<T> {
  yield whole;
}
