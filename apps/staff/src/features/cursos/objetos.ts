/** Topics as a list to choose from. */
import type { ObjetoSemCurso } from '@luneta/api-client';
import type { ComboboxGroup, ComboboxItem } from '@luneta/ui/combobox';

/** Topics under their subjects, in the order in which they came. */
export function groupsOf(objetos: readonly ObjetoSemCurso[]): readonly ComboboxGroup[] {
  const groups = new Map<string, ComboboxItem[]>();
  for (const { materia_nome, objeto_conhecimento_id, objeto_conhecimento_descricao } of objetos) {
    const items = groups.get(materia_nome) ?? [];
    groups.set(materia_nome, [...items, { id: objeto_conhecimento_id, label: objeto_conhecimento_descricao }]);
  }
  return [...groups].map(([materia, items]) => ({ path: [materia], items }));
}
