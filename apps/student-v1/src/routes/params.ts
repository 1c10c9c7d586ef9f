/** Reads the parts of an address. What no address of version 1 has is an unknown page. */
import { tipoAvaliacaoOf, tipoTrilhaOf } from '@luneta/domain';
import { data, type Params } from 'react-router';

/** @throws 404, which the route's error page shows. */
export function idOf(params: Params, name: string): number {
  const text = params[name] ?? '';
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id < 1) throw data(null, { status: 404 });
  return id;
}

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
