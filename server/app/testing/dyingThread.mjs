/** Stands for a thread that ends as one that runs out of memory does: by an error that nobody in it caught. */
export async function draw({ given: [{ zone }] }) {
  if (zone === 'lives') return Buffer.from('%PDF-drawn');
  setImmediate(() => {
    throw new Error('out of memory');
  });
  return new Promise(() => {});
}
