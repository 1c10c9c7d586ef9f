/** Reads the demo's roadmaps for playing them, and writes runs in a few large statements. */
import {
  type FaseComItens,
  loadConteudosVistos,
  loadFasesItens,
  loadFasesJogadas,
  loadFasesQuiz,
  loadMoedas,
  loadVidas,
  sumCarteiras,
} from '../modules/roteiros/index.ts';
import type { Tenant } from '../database/tenant.ts';
import type { DrawnRun } from './historico-draw.ts';
import { must } from './ids.ts';

/** A run by one student. */
export type Played = { readonly turma_aluno_id: number; readonly fase: FaseComItens; readonly run: DrawnRun };

const coinsOf = ({ run }: Played): number => run.moedas.reduce((sum, { valor }) => sum + valor, 0);

/** Writes runs with their answers, quiz, views, coins and lives. The keys of the ledgers are those of the game. */
export async function writeRuns(escola: Tenant, played: readonly Played[]): Promise<void> {
  const rows = await loadFasesJogadas(
    escola,
    played.map((entry) => {
      const { iniciada_em, concluida_em, estrelas, acertos, itens } = entry.run;
      const { turma_aluno_id, fase } = entry;
      const { trilha_fase_id } = fase;
      const result = { estrelas, acertos, itens: itens.length, moedas: coinsOf(entry), melhor: true };
      return { turma_aluno_id, trilha_fase_id, numero: 1, iniciada_em, concluida_em, ...result };
    }),
  );
  const runs = played.map((entry, i) => ({ ...entry, fase_execucao_id: must(rows[i], 'a run').id }));
  await loadFasesItens(
    escola,
    runs.flatMap(({ fase_execucao_id, run }) => run.itens.map((item) => ({ ...item, fase_execucao_id }))),
  );
  await loadFasesQuiz(
    escola,
    runs.flatMap(({ turma_aluno_id, fase, run }) =>
      fase.versao === 1
        ? []
        : (fase.quiz ?? []).map((key, i) => ({
            turma_aluno_id,
            trilha_fase_id: fase.trilha_fase_id,
            indice: i + 1,
            // Everybody misses the last question, so that the demo shows a wrong answer.
            item_resposta: i === 4 ? (key % 5) + 1 : key,
            acertou: i !== 4,
            respondida_em: run.iniciada_em,
          })),
    ),
  );
  await loadConteudosVistos(
    escola,
    runs.flatMap(({ turma_aluno_id, fase: { trilha_fase_id, conteudo_digital_id }, run }) =>
      conteudo_digital_id === null
        ? []
        : [{ turma_aluno_id, trilha_fase_id, conteudo_digital_id, visualizado_em: run.iniciada_em }],
    ),
  );
  await loadMoedas(
    escola,
    runs.flatMap(({ turma_aluno_id, run }) =>
      run.moedas.map(({ trilha_item_id, step, valor }) => ({
        turma_aluno_id,
        motivo: 'item' as const,
        chave: `${trilha_item_id}:${step}`,
        valor,
        criada_em: run.concluida_em,
      })),
    ),
  );
  await loadVidas(
    escola,
    runs.flatMap(({ turma_aluno_id, fase_execucao_id, run }) =>
      run.erros.map(({ trilha_item_id, vez, em }) => ({
        turma_aluno_id,
        motivo: 'erro' as const,
        chave: `${fase_execucao_id}:${trilha_item_id}:${vez}`,
        valor: -1,
        criada_em: em,
      })),
    ),
  );
}

/** Movements of coins other than those of the runs. */
export async function writeMoedas(escola: Tenant, rows: Parameters<typeof loadMoedas>[1]): Promise<void> {
  await loadMoedas(escola, rows);
}

/** Wallets equal to the sum of the ledger, with all lives: the last lost life returned long ago. */
export async function writeCarteiras(escola: Tenant): Promise<void> {
  await sumCarteiras(escola);
}
