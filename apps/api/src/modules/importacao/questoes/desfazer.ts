/** Takes back what a file of questions did. What was used or changed since then stays, and its line says so. */
import { recordAct } from '../../escola/index.ts';
import { deleteRascunhoImportado } from '../../provas/index.ts';
import { undoQuestoesImportadas } from '../../questoes/index.ts';
import { countLinhas, findAplicadas, type LinhaRow, saveLinhas } from '../arquivo/linha-store.ts';
import { setSituacao } from '../arquivo/andamento-store.ts';
import type { ImportacaoRow } from '../arquivo/store.ts';
import { problem } from '../targets/problemas.ts';
import { breathe, POR_VEZ, type Trabalho } from '../trabalho.ts';

const BEGINNING = 2_147_483_647;

/** @param ficam questions that stay */
function undone({ arquivo, linha, alvo_tipo: _alvo, ...row }: LinhaRow, ficam: ReadonlySet<number>) {
  if (row.alvo_id === null || !ficam.has(row.alvo_id)) return { ...row, alvo_id: null, aplicada_em: null };
  const stays = problem(
    { arquivo, linha },
    {
      campo: null,
      codigo: 'ja_ha_atividade',
      gravidade: 'aviso',
      dito: 'esta questão já foi usada ou mudada, e por isso ficou.',
      como: 'Se for preciso, arquive a questão no banco.',
    },
  );
  return { ...row, problemas: [...row.problemas, stays] };
}

/** All questions go in one transaction, so that a revision is never left without the one before. */
export async function desfazerQuestoes(trabalho: Trabalho, row: ImportacaoRow): Promise<void> {
  const { escola, agora, progresso } = trabalho;
  const counts = await countLinhas(escola, row.id);
  const total = counts.criar + counts.nova_revisao;
  await progresso.step({ fase: 'desfazer', total }, (tx) => setSituacao(tx, row.id, { situacao: 'desfazendo' }));
  await progresso.step({ fase: 'desfazer', feitas: total, total }, async (tx) => {
    if (row.resumo.prova) await deleteRascunhoImportado(tx, row.id);
    const { ficam } = await undoQuestoesImportadas(tx, row.id);
    const stay = new Set(ficam);
    for (let before = BEGINNING; ;) {
      const rows = await findAplicadas(tx, row.id, before, POR_VEZ);
      const last = rows.at(-1);
      if (!last) break;
      await saveLinhas(
        tx,
        row.id,
        rows.map((one) => undone(one, stay)),
      );
      before = last.ordem;
    }
    await setSituacao(tx, row.id, { situacao: 'desfeita', desfeita_em: agora });
    const detalhe = { importacao_id: row.id, tipo: row.tipo };
    await recordAct(tx, { acao: 'importacao_desfeita', sessao: null, detalhe, agora });
  });
  await breathe();
}
