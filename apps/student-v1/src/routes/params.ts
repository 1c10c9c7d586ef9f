/** Reads the parts of an address. What no address of version 1 has is an unknown page. */
import { idOf } from '@luneta/app-shell';
import { tipoAvaliacaoOf, tipoTrilhaOf } from '@luneta/domain';
import { data, type Params } from 'react-router';

/** The kind of roadmap that an address names, in any of its spellings; null for none. */
export function tipoOf(params: Params) {
  const tipo = tipoTrilhaOf(params['tipo_avaliacao'] ?? '');
  return tipo === null ? null : tipoAvaliacaoOf(tipo);
}

/** The subject an address names, in any spelling of its kind. */
export function adaptadaIdsOf(params: Params) {
  const tipo = tipoOf(params);
  if (tipo === null) throw data(null, { status: 404 });
  return {
    tipo,
    turma_avaliacao_id: idOf(params, 'turma_avaliacao_id'),
    materia_id: idOf(params, 'materia_id'),
  };
}
