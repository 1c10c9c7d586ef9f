/** An account of the staff as the list shows it to who asks. */
import { mayManageMembro } from '@luneta/domain/equipe';

import { iso } from '../../../../http/iso.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import type { EquipeRow } from './store.ts';

export function membroOf(row: EquipeRow, { pessoa_id, perfil_real }: Pick<Sessao, 'pessoa_id' | 'perfil_real'>) {
  const { confirmada_em, codigos_restantes, inativada_em, ultimo_acesso_em, ...pessoa } = row;
  const propria = pessoa.pessoa_id === pessoa_id;
  return {
    ...pessoa,
    encerrada_em: iso(inativada_em),
    ultimo_acesso_em: iso(ultimo_acesso_em),
    propria,
    gerenciavel: !propria && mayManageMembro(perfil_real, pessoa.perfil),
    duas_etapas: confirmada_em !== null,
    duas_etapas_em: iso(confirmada_em),
    codigos_restantes: confirmada_em === null ? 0 : codigos_restantes,
  };
}
