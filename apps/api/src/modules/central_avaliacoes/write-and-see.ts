/** What every saving of an exam has in common: the answer tells what is stored, also after a race. */

/** What a saving statement returns. */
type Written = { readonly gravou: boolean; readonly seq: number | null };

/**
 * Writes once, and again where the write lost to one it could not see: the statement reads the state before its own write,
 * so of a race it lost it may not know the winner. The second finds it.
 * @param seq of the write; null takes the next and always wins
 */
export async function writeAndSee<Row extends Written>(
  seq: number | null,
  write: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const saved = await write();
  if (!saved || saved.gravou || (saved.seq !== null && saved.seq >= (seq ?? 0))) return saved;
  return (await write()) ?? saved;
}
