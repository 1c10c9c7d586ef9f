/** Tag `gestao_turmas`: the options of a class. */
import type { components } from '@luneta/openapi';

import { type Handlers, ok } from '../../../../http/call.ts';
import { iso } from '../../../../http/iso.ts';
import { turmaInReach } from '../../alcance.ts';
import { recordAct } from '../../auditoria.ts';
import { assertTurmaAberta } from '../estrutura/turmas.ts';
import { findOpcoes, type OpcoesRow, setOpcoes } from './opcoes-store.ts';

function presentOpcoes(row: OpcoesRow): components['schemas']['TurmaOpcoes'] {
  const { opcoes_alteradas_em, opcoes_alteradas_por, ...opcoes } = row;
  return {
    ...opcoes,
    alterado_em: iso(opcoes_alteradas_em),
    alterado_por: opcoes_alteradas_por,
  };
}

export const handlers = {
  getTurmaOpcoes: async ({ db, sessao, path, agora }) => {
    const escola = await turmaInReach(db, sessao, path.turma_id, agora);
    return ok(presentOpcoes(await findOpcoes(escola, path.turma_id)));
  },

  setTurmaOpcoes: async ({ db, sessao, path, body, agora }) => {
    const { turma_id } = path;
    const { vidas_ativas, pular_ativo } = body;
    const escola = await turmaInReach(db, sessao, turma_id, agora);
    return escola.transaction(async (tx) => {
      await assertTurmaAberta(tx, turma_id);
      const row = await setOpcoes(tx, { turma_id, vidas_ativas, pular_ativo, por: sessao.nome, agora });
      const detalhe = { turma_id, vidas_ativas, pular_ativo };
      await recordAct(tx, { acao: 'turma_opcoes_alteradas', sessao, detalhe, agora });
      return ok(presentOpcoes(row));
    });
  },
} satisfies Handlers;
