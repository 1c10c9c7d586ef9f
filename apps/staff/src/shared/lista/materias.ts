/** Subjects by which a list is filtered, and what its call is asked for text and subject. Pure. */

type Materia = { readonly materia_id: number; readonly materia_nome: string };

/** The subjects of some rows, each once, by name. */
export function materiaOptions(rows: readonly Materia[]): { value: string; label: string }[] {
  const found = new Map(rows.map(({ materia_id, materia_nome }) => [String(materia_id), materia_nome]));
  return [...found].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
}

type PorMateria = { readonly busca: string; readonly materia: string };

/** Text and subject of the filters, as a call is asked for them; without those that filter nothing. */
export function porMateria({ busca, materia }: PorMateria): { busca?: string; materia_id?: number } {
  const typed = busca.trim();
  return { ...(typed !== '' && { busca: typed }), ...(materia !== '' && { materia_id: Number(materia) }) };
}
