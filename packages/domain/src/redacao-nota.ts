/** How the marks of essays reach the result of their exam. */
/**
 * Mean mark of the essays of one exam, 0 to 1000, shown beside its grade. Null without an essay and while one waits for
 * its mark. [COR-8]
 */
export function mediaDasRedacoes(notas: readonly (number | null)[]): number | null {
  const marked = notas.filter((nota) => nota !== null);
  if (marked.length === 0 || marked.length < notas.length) return null;
  return marked.reduce((sum, nota) => sum + nota, 0) / marked.length;
}
