/** Reads the parts of an address. What no address of version 1 has is an unknown page. */
import { idOf } from '@luneta/app-shell';
import { tipoAvaliacaoOf, tipoTrilhaOf } from '@luneta/domain';
import { data, type Params } from 'react-router';

/** The subject an address names, in any spelling of its kind. */
export function adaptadaIdsOf(params: Params) {
  const tipo = tipoTrilhaOf(params['tipo_avaliacao'] ?? '');
  if (tipo === null) throw data(null, { status: 404 });
  return {
    tipo: tipoAvaliacaoOf(tipo),
    turma_avaliacao_id: idOf(params, 'turma_avaliacao_id'),
    materia_id: idOf(params, 'materia_id'),
  };
}
