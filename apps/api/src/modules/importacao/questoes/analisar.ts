/** Reads a file of questions and judges each. Nothing of the bank is written. */
import { isResponsavel } from '@luneta/domain/questao-lacre';

import { countLinhas, createLinhas } from '../arquivo/linha-store.ts';
import type { Coluna } from '../arquivo/modelo.ts';
import { setAnalise } from '../arquivo/andamento-store.ts';
import { findBytes, type ImportacaoRow } from '../arquivo/store.ts';
import { LeituraRecusada } from '../readers/leitura.ts';
import type { ColunaLida } from '../readers/questoes/tabela/read.ts';
import { readQuestoesInThread } from '../readers/read.ts';
import { breathe, type Trabalho } from '../trabalho.ts';
import { contextoDe, pedidoDe } from './contexto.ts';
import { guardar } from './guardada.ts';
import { julgarQuestao } from './julgar.ts';
import { type LinhaDeQuestao, rowDeQuestao } from './linha.ts';
import { categoriasDe } from './lugar.ts';

/** Questions judged and kept at a time. */
const BATCH = 50;

const colunaDe = ({ coluna, nome, exemplos, campo, situacao }: ColunaLida): Coluna => ({
  arquivo: '',
  coluna,
  nome,
  exemplos: [...exemplos],
  campo,
  situacao,
});

/** @throws LeituraRecusada for a file that is refused as a whole */
export async function analisarQuestoes(trabalho: Trabalho, row: ImportacaoRow): Promise<void> {
  const { escola, agora, payload, progresso } = trabalho;
  const found = await findBytes(escola, row.id);
  if (!found?.bytes) throw new LeituraRecusada('arquivo_apagado');
  const leitura = await readQuestoesInThread(pedidoDe(escola, row, found.bytes, found.mapeamento));
  const { codificacao, planilhas, erro } = leitura;
  const colunas = leitura.colunas.map(colunaDe);
  if (erro !== null) {
    const refused = { situacao: 'recusada', codificacao, colunas, resumo: { planilhas }, erro } as const;
    return progresso.step({ fase: 'recusada' }, (tx) => setAnalise(tx, row.id, refused, agora));
  }
  const linhas = leitura.questoes.map((questao, index): LinhaDeQuestao => ({
    ordem: index + 1,
    arquivo: questao.arquivo,
    linha: questao.linha,
    questao: guardar(questao),
  }));
  const contexto = await contextoDe(escola, row, { perfil: payload.perfil, agora });
  const total = linhas.length;
  for (let from = 0; from < total; from += BATCH) {
    const some = linhas.slice(from, from + BATCH);
    const rows: ReturnType<typeof rowDeQuestao>[] = [];
    for (const linha of some) rows.push(rowDeQuestao(row.id, linha, await julgarQuestao(escola, linha, contexto)));
    await progresso.step({ fase: 'conferir', feitas: from + some.length, total }, (tx) => createLinhas(tx, rows));
    await breathe();
  }
  const questoes = linhas.map(({ questao }) => questao);
  const { prova } = leitura;
  // Subjects of an exam are made with it by who may make them.
  const asked = prova && isResponsavel(payload.perfil) ? [] : questoes.filter(({ ignorada }) => !ignorada);
  const categorias = categoriasDe(asked, contexto.opcoes, contexto.mapa);
  await progresso.step({ fase: 'conferir' }, async (tx) => {
    const resumo = { ...(await countLinhas(tx, row.id)), categorias, planilhas, ...(prova && { prova }) };
    await setAnalise(tx, row.id, { situacao: 'pronta', codificacao, colunas, resumo, erro: null }, agora);
  });
}
