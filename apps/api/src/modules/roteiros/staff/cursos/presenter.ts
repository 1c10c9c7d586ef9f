/** Shape of a course of the list in responses. */
import { cursoSituacao } from '@luneta/domain/curso';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { CursoLinha } from './store.ts';

export function gestaoCurso({
  alterado,
  publicado_em,
  atualizado_em,
  ...row
}: CursoLinha): components['schemas']['GestaoCurso'] {
  return {
    ...row,
    situacao: cursoSituacao(publicado_em !== null, alterado),
    publicado_em: iso(publicado_em),
    atualizado_em: iso(atualizado_em),
  };
}
