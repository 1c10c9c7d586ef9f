/** Phases for stories and tests, from the contract's example. */
import { buildAdaptadaMateria } from '@luneta/testing';

type Fases = ReturnType<typeof buildAdaptadaMateria>['fases'];

const NAMES = ['Conjuntos numéricos', 'Razão e proporção', 'Função do 1º grau', 'Equações do 2º grau'];
const STARS = [3, 2, 3, 1, 3, 2];

/** `count` phases in order; those before `current` have stars. @param locked those after the current one are locked */
export function fases(count: number, current: number, locked = true): Fases {
  const [first] = buildAdaptadaMateria().fases;
  if (!first) return [];
  return Array.from({ length: count }, (_, index) => ({
    ...first,
    objeto_conhecimento_id: 101 + index,
    ordem_oic: index + 1,
    objeto_conhecimento_descricao: NAMES[index % NAMES.length] ?? '',
    qtde_estrelas: index + 1 < current ? (STARS[index % STARS.length] ?? 0) : 0,
    bloqueado: locked && index + 1 > current,
    exercicio_atual: null,
  }));
}
