/** Writes the questions of a file into the bank, some in a transaction. What a crash left undone is done by the next process. */
import { part } from '../../../database/db.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { ApiError } from '../../../http/errors.ts';
import { recordAct } from '../../escola/index.ts';
import { createMidiaOnce, ensureObjeto, saveQuestaoImportada } from '../../questoes/index.ts';
import { countLinhas, findPendentes, type LinhaRow, saveLinhas } from '../arquivo/linha-store.ts';
import { setSituacao } from '../arquivo/andamento-store.ts';
import { findBytes, type ImportacaoRow } from '../arquivo/store.ts';
import type { Imagem } from '../readers/questoes/modelo.ts';
import { erro } from '../readers/questoes/problemas.ts';
import { readQuestoesInThread } from '../readers/read.ts';
import { breathe, type Trabalho } from '../trabalho.ts';
import { contextoDe, pedidoDe, situacaoDe } from './contexto.ts';
import { type Contexto, julgarQuestao, type QuestaoJulgada } from './julgar.ts';
import { type LinhaDeQuestao, linhaDeQuestao, rowDeQuestao } from './linha.ts';
import { createRascunhoDaProva, ensureMateriasDaProva, situacaoDaQuestao } from './prova.ts';

/** Questions of one transaction. */
const POR_VEZ = 50;
const ORIGEM = 'Importação';

type Fazendo = {
  readonly row: ImportacaoRow;
  readonly contexto: Contexto;
  readonly situacao: 'aprovada' | 'em_revisao';
  /** Pictures of the file by their hash. */
  readonly imagens: ReadonlyMap<string, Imagem>;
};

type Kept = Omit<LinhaRow, 'arquivo' | 'linha' | 'alvo_tipo'>;

const keptOf = (row: ImportacaoRow, de: LinhaDeQuestao, julgada: QuestaoJulgada, aplicada_em: Date | null): Kept => {
  const { ordem, acao, alvo_id, valores, antes, problemas } = rowDeQuestao(row.id, de, julgada);
  return { ordem, acao, alvo_id, valores, antes, problemas, aplicada_em };
};

const failed = (error: unknown) =>
  erro(error instanceof ApiError ? error.codigo : 'nao_aplicada', {
    mensagem: error instanceof ApiError ? error.message : 'Não foi possível importar esta questão.',
    como: 'Envie o arquivo de novo: as questões já importadas ficam como estão.',
  });

function situacaoOf({ problemas, dados }: QuestaoJulgada, { questao }: LinhaDeQuestao, fazendo: Fazendo) {
  const { contexto, situacao } = fazendo;
  if (questao.lugar && dados) return situacaoDaQuestao(contexto.leitor.sessao.perfil_real, dados);
  // Somebody has to look at what was lost on the way.
  return problemas.length > 0 ? 'rascunho' : situacao;
}

/** @returns the row that now holds the question */
async function write(tx: Tenant, de: LinhaDeQuestao, julgada: QuestaoJulgada, fazendo: Fazendo): Promise<number> {
  const { row, contexto, imagens } = fazendo;
  if (!julgada.dados) throw new Error('nothing to write');
  const { objeto_novo, ...dados } = julgada.dados;
  for (const { sha256 } of de.questao.imagens) {
    const imagem = imagens.get(sha256);
    if (imagem) await createMidiaOnce(tx, { sha256, tipo: imagem.tipo, conteudo: Buffer.from(imagem.bytes) });
  }
  const objeto =
    objeto_novo === null ? dados.objeto_conhecimento_id : await ensureObjeto(tx, dados.materia_id, objeto_novo);
  const opcoes = {
    importacao_id: row.id,
    origem: ORIGEM,
    situacao: situacaoOf(julgada, de, fazendo),
    aceita_repetida: de.decisao === 'outra',
  };
  const feita = await saveQuestaoImportada(tx, { ...dados, objeto_conhecimento_id: objeto }, opcoes, contexto.leitor);
  return feita.banco_questao_id;
}

/** Judges one line again as the bank is now, and does it where it still means the same. */
async function applyOne(tx: Tenant, stored: LinhaRow, fazendo: Fazendo): Promise<Kept[]> {
  const { row, contexto } = fazendo;
  const de = linhaDeQuestao(stored);
  if (!de) return [];
  const julgada = await julgarQuestao(tx, de, contexto);
  if (!julgada.dados || julgada.acao !== stored.acao) return [keptOf(row, de, julgada, null)];
  try {
    const alvo_id = await part(tx.db, (db) => write(tenant(db, tx.escola_id), de, julgada, fazendo));
    return [keptOf(row, de, { ...julgada, alvo_id }, contexto.leitor.agora)];
  } catch (error) {
    const problemas = [...julgada.problemas, failed(error)];
    return [keptOf(row, de, { ...julgada, acao: 'erro', problemas }, null)];
  }
}

async function imagensDe(escola: Tenant, row: ImportacaoRow): Promise<Map<string, Imagem>> {
  const found = await findBytes(escola, row.id);
  if (!found?.bytes) return new Map();
  const { questoes } = await readQuestoesInThread(pedidoDe(escola, row, found.bytes, found.mapeamento));
  return new Map(questoes.flatMap(({ imagens }) => imagens.map((imagem) => [imagem.sha256, imagem] as const)));
}

/** Applies the file, from where it was left. */
export async function aplicarQuestoes(trabalho: Trabalho, row: ImportacaoRow): Promise<void> {
  const { escola, agora, payload, progresso } = trabalho;
  const { perfil } = payload;
  const counts = await countLinhas(escola, row.id);
  const total = counts.criar + counts.nova_revisao;
  const { ponto: begun } = progresso.now();
  const { prova } = row.resumo;
  await progresso.step({ fase: 'aplicar', ponto: begun ?? '0', total }, async (tx) => {
    await setSituacao(tx, row.id, { situacao: 'aplicando' });
    if (prova) await ensureMateriasDaProva(tx, prova, perfil);
  });
  const fazendo: Fazendo = {
    row,
    contexto: await contextoDe(escola, row, { perfil, agora }),
    situacao: await situacaoDe(escola, perfil),
    imagens: await imagensDe(escola, row),
  };
  for (;;) {
    const { feitas, ponto } = progresso.now();
    const rows = await findPendentes(escola, row.id, Number(ponto ?? 0), POR_VEZ);
    const last = rows.at(-1);
    if (!last) break;
    const next = { fase: 'aplicar', feitas: feitas + rows.length, total, ponto: String(last.ordem) };
    await progresso.step(next, async (tx) => {
      const kept: Kept[] = [];
      for (const stored of rows) kept.push(...(await applyOne(tx, stored, fazendo)));
      await saveLinhas(tx, row.id, kept);
    });
    await breathe();
  }
  await progresso.step({ fase: 'aplicar' }, async (tx) => {
    if (prova) await createRascunhoDaProva(tx, row, prova, agora);
    const now = await countLinhas(tx, row.id);
    await setSituacao(tx, row.id, { situacao: 'aplicada', resumo: now, aplicada_em: agora });
    const { criar, nova_revisao, igual, duplicada, erro: falhas } = now;
    const detalhe = { importacao_id: row.id, tipo: row.tipo, criar, nova_revisao, igual, duplicada, erro: falhas };
    await recordAct(tx, { acao: 'importacao_terminada', sessao: null, detalhe, agora });
  });
}
