/** The exam that a file brings: its subjects before the questions, its draft behind them, and the way back. */
import { isResponsavel } from '@luneta/domain/questao-lacre';
import { questaoFalhas } from '@luneta/domain/questao-alternativas';
import type { Perfil } from '@luneta/domain/perfil';

import type { Tenant } from '../../../database/tenant.ts';
import { ensureCiclo } from '../../escola/index.ts';
import { createRascunhoImportado, type Documento, findAvaliacao } from '../../provas/index.ts';
import type { QuestaoDeArquivo } from '../../questoes/index.ts';
import { findLinhas, type LinhaRow } from '../arquivo/linha-store.ts';
import type { ImportacaoRow } from '../arquivo/store.ts';
import { ensureMaterias } from '../enem/materias.ts';
import { AREAS } from '../enem/posicoes.ts';
import type { ProvaLida } from '../readers/questoes/enem/prova.ts';

/** More lines than a file may have. */
const ALL_LINES = 20_000;
/** The TRI scale of ENEM ends at 1000. */
const NOTA_MAXIMA = 1000;

/** Makes the subjects that the exam needs and the school lacks, where this profile may. */
export async function ensureMateriasDaProva(tx: Tenant, { materias }: ProvaLida, perfil: Perfil): Promise<void> {
  if (!isResponsavel(perfil)) return;
  await ensureMaterias(
    tx,
    materias.map(({ area_codigo, nome }) => ({ area: AREAS[area_codigo], materia: nome })),
  );
}

/** Who answers for the bank approves what is whole; everything else stays a draft of who handed it in. */
export const situacaoDaQuestao = (perfil: Perfil, dados: QuestaoDeArquivo): 'aprovada' | 'rascunho' =>
  isResponsavel(perfil) && questaoFalhas(dados).length === 0 ? 'aprovada' : 'rascunho';

type Item = Documento['dias'][number]['itens'][number] & { readonly dia_prova: number };

/** The item of a line; none for a line that brought no question. */
function itemOf({ acao, alvo_id, valores }: LinhaRow): Item[] {
  const { lugar, lingua = null } = valores.questao ?? {};
  if (!lugar || alvo_id === null || acao === 'erro' || acao === 'ignorada') return [];
  const { dia_prova, numero } = lugar;
  return [{ dia_prova, questao_id: alvo_id, numero, lingua_estrangeira: lingua, pontuacao: null, bloco: 1 }];
}

/** Each question once, in the order of the exam. */
function itensOf(linhas: readonly LinhaRow[]): readonly Item[] {
  const byQuestion = new Map<number, Item>();
  for (const item of linhas.flatMap(itemOf))
    if (!byQuestion.has(item.questao_id)) byQuestion.set(item.questao_id, item);
  return [...byQuestion.values()].toSorted(
    (x, y) => x.numero - y.numero || (x.lingua_estrangeira ?? 0) - (y.lingua_estrangeira ?? 0),
  );
}

/** Makes the draft of the exam out of the applied lines, with the days of the folder and no class. Joins the caller's transaction. */
export async function createRascunhoDaProva(
  tx: Tenant,
  row: ImportacaoRow,
  { codigo, descricao, dias, caderno }: ProvaLida,
  agora: Date,
): Promise<void> {
  const itens = itensOf(await findLinhas(tx, row.id, { acao: null, campo: null, depois: 0, quantas: ALL_LINES }));
  const documento: Documento = {
    descricao,
    codigo: (await findAvaliacao(tx, codigo)) ? null : codigo,
    ciclo_id: await ensureCiclo(tx, agora),
    serie_id: null,
    especie: 'prova',
    tipo_aplicacao: 'Online',
    nota_maxima: NOTA_MAXIMA,
    solicitar_idioma: itens.some(({ lingua_estrangeira }) => lingua_estrangeira !== null),
    instrucoes: '',
    embaralhar: false,
    responde_apos_entrega: null,
    dias: dias.map(({ dia_prova, duracao_minutos }) => ({
      dia_prova,
      bateria: dia_prova,
      duracao_minutos,
      proposta_redacao_id: null,
      itens: itens.filter((item) => item.dia_prova === dia_prova).map(({ dia_prova: _dia, ...item }) => item),
    })),
    turmas: [],
  };
  const autor = { autor_id: row.criada_por, autor_nome: row.criada_por_nome };
  await createRascunhoImportado(tx, { importacao_id: row.id, documento, caderno, ...autor }, agora);
}
