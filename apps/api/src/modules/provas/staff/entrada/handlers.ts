/** The door of an exam day: who invigilates reads and changes its code, and lets a student in (rule MON-7). */
import { ENTRADA_TENTATIVAS } from '@luneta/domain/monta-entrada';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { iso } from '../../../../http/iso.ts';
import { assertTurmaAberta, recordAct, staffCtxOf } from '../../../escola/index.ts';
import { type Dia, requireDia } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { newEntrada } from '../rascunho/publicacao.ts';
import { admit, findPorta, findPortaAlunos, type PortaAluno, setCodigo } from './store.ts';

type Schemas = components['schemas'];

const alunoOf = ({ turma_aluno_id, erradas, admitido_em }: PortaAluno): Schemas['EntradaAluno'] => ({
  turma_aluno_id,
  erradas,
  bloqueado: admitido_em === null && erradas >= ENTRADA_TENTATIVAS,
  admitido_em: iso(admitido_em),
});

async function answerOf(escola: Tenant, dia: Dia): Promise<Schemas['EntradaProva']> {
  const { entrada, codigo_entrada } = await findPorta(escola, dia);
  const alunos = entrada === 'codigo' ? await findPortaAlunos(escola, dia) : [];
  return { entrada, codigo: entrada === 'codigo' ? codigo_entrada : null, alunos: alunos.map(alunoOf) };
}

const dayOf = ({ turma_avaliacao_id, dia_prova }: Dia) => ({ turma_avaliacao_id, dia_prova });

export const handlers = {
  getEntradaProva: async (call) => {
    const { dia, escola } = await requireDia(await staffCtxOf(call), call.path);
    return ok(await answerOf(escola, dia));
  },

  createCodigoEntrada: async (call) => {
    const ctx = await staffCtxOf(call);
    const { dia, escola } = await requireDia(ctx, call.path);
    return escola.transaction(async (tx) => {
      await assertTurmaAberta(tx, dia.turma_id);
      if (!(await setCodigo(tx, dia, newEntrada()))) throw gestaoProvaErrors.entradaLivre();
      const answer = await answerOf(tx, dia);
      const { sessao, agora } = ctx;
      await recordAct(tx, { acao: 'codigo_entrada_trocado', sessao, detalhe: dayOf(dia), agora });
      return ok(answer);
    });
  },

  setAdmissaoAluno: async (call) => {
    const ctx = await staffCtxOf(call);
    const { dia, escola } = await requireDia(ctx, call.path);
    const { turma_aluno_id } = call.body;
    const { sessao, agora } = ctx;
    return escola.transaction(async (tx) => {
      await assertTurmaAberta(tx, dia.turma_id);
      const row = await admit(tx, dia, { turma_aluno_id, pessoa_id: sessao.pessoa_id, agora });
      if (!row) throw gestaoProvaErrors.notFound();
      // What was written goes with the transaction.
      if ((await findPorta(tx, dia)).entrada === 'livre') throw gestaoProvaErrors.entradaLivre();
      const detalhe = dayOf(dia);
      await recordAct(tx, { acao: 'aluno_admitido', sessao, turma_aluno_id, pessoa_id: row.pessoa_id, detalhe, agora });
      return ok(alunoOf(row));
    });
  },
} satisfies Handlers;
