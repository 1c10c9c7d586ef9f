/** Staff choose which of two answers of a student counts (rule MON-4). Both are kept; grades follow in the calculation. */
import type { OndeRespondeu } from '@luneta/domain/monta-hibrida';

import type { Tenant } from '../../../../database/tenant.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { assertTurmaAberta, recordAct, type StaffCtx } from '../../../escola/index.ts';
import { askRecalculo, type Recalculo } from '../../recalculo-store.ts';
import { chooseSegundas, lockGrade } from '../../segunda-store.ts';
import type { Dia } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { requireMotivo } from './service.ts';
import { findGradeAlunos } from './store.ts';

type Escolha = { readonly turma_aluno_id: number; readonly vale: OndeRespondeu; readonly versao: number };

/**
 * Stores the choices, all or none.
 * @throws 404 when a student has no two answers; 409 when one was typed again meanwhile; 422 without a reason once results
 *   are released
 */
export async function chooseRespostas(
  { sessao, agora }: StaffCtx,
  escola: Tenant,
  dia: Dia,
  { alunos: sent, motivo }: { readonly alunos: readonly Escolha[]; readonly motivo?: string | undefined },
): Promise<{ qtde_mudaram: number; recalculo: Recalculo }> {
  const escolhas = [...new Map(sent.map((escolha) => [escolha.turma_aluno_id, escolha])).values()];
  return escola.transaction(async (tx) => {
    await assertTurmaAberta(tx, dia.turma_id);
    await lockGrade(tx, dia);
    const alunos = new Map((await findGradeAlunos(tx, dia)).map((row) => [row.turma_aluno_id, row]));
    for (const { turma_aluno_id, versao } of escolhas) {
      const aluno = alunos.get(turma_aluno_id);
      if (!aluno?.segunda) throw gestaoProvaErrors.notFound();
      requireVersao(aluno.versao, versao);
    }
    await requireMotivo(tx, dia, motivo, agora);
    const qtde_mudaram = (await chooseSegundas(tx, dia, escolhas, agora)).filter(Boolean).length;
    const recalculo = qtde_mudaram > 0 ? await askRecalculo(tx, dia.avaliacao_id) : 'nao_necessario';
    const { turma_avaliacao_id, dia_prova } = dia;
    const na_tela = escolhas.filter(({ vale }) => vale === 'online').length;
    const counts = { na_tela, em_papel: escolhas.length - na_tela, mudaram: qtde_mudaram };
    const detalhe = { turma_avaliacao_id, dia_prova, ...counts };
    await recordAct(tx, {
      acao: 'resposta_escolhida',
      sessao,
      ...(motivo !== undefined && { motivo }),
      detalhe,
      agora,
    });
    return { qtde_mudaram, recalculo };
  });
}
