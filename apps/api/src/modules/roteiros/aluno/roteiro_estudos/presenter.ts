/** Shapes of roadmaps in responses: the list, one subject, and the closed ones. */
import { meanExpected } from '@luneta/domain/previsao';
import { sortTrilhas, toDoFirst, trilhaProgresso } from '@luneta/domain/trilha';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { NotasPrevistas } from '../../planos/previsao.ts';
import type { FaseDaLista, QuestaoProva } from './fases-store.ts';
import { isAberta } from './policy.ts';
import type { ResumoRow } from './resumo-store.ts';
import type { TrilhaRow } from './trilha-store.ts';

type Schemas = components['schemas'];

export const progressoOf = ({ fases_concluidas, qtde_fases }: TrilhaRow): number =>
  trilhaProgresso(fases_concluidas, qtde_fases);

/**
 * @param notas predicted grades on the exam's scale; null while an input is missing, and then no grade is shown
 * (decision 148)
 */
function presentListaMateria(trilha: TrilhaRow, notas: NotasPrevistas): Schemas['RoteiroListaMateria'] {
  const { trilha_id, tipo, materia_id, materia_nome, qtde_fases } = trilha;
  return {
    trilha_id,
    tipo,
    materia_id,
    materia_nome,
    progresso: progressoOf(trilha),
    data_fim: iso(trilha.data_fim),
    qtde_fases,
    qtde_assuntos_abordados: trilha.qtde_assuntos,
    avaliacao_conhecimento_detalhes: {
      descricao: trilha.avaliacao_descricao,
      data_aplicacao: iso(trilha.data_aplicacao),
      nota_maxima: trilha.nota_maxima,
      ...notas,
    },
  };
}

/** The order of TRL-4 that puts the nearest end first. */
const ENDS_FIRST = 2;

const UNKNOWN: NotasPrevistas = { nota_prevista_inicial: null, nota_prevista: null };

export type ListaParts = {
  readonly trilhas: readonly TrilhaRow[];
  readonly resumo: ResumoRow;
  readonly trilhas_novas: boolean;
  /** By roadmap. */
  readonly notas: ReadonlyMap<number, NotasPrevistas>;
};

export function presentLista(parts: ListaParts): Schemas['RoteiroLista'] {
  const { trilhas, resumo, trilhas_novas, notas } = parts;
  const materias = trilhas.map((trilha) => presentListaMateria(trilha, notas.get(trilha.trilha_id) ?? UNKNOWN));
  return {
    materias: toDoFirst(sortTrilhas(materias, ENDS_FIRST)),
    resumo: { ...resumo },
    trilhas_novas,
  };
}

export const presentQuestoesProva = (questoes: readonly QuestaoProva[]): Schemas['RoteiroQuestoesProva'] =>
  questoes.map(({ numero, desempenho_esperado }) => ({ numero, desempenho_esperado }));

export type MateriaParts = {
  readonly trilha: TrilhaRow;
  readonly resumo: ResumoRow;
  readonly fases: readonly FaseDaLista[];
  /** By phase. Every question is read, because the chance of success is their mean. */
  readonly questoes: ReadonlyMap<number, readonly QuestaoProva[]>;
};

/** @param estimates whether the reader may see numbers and chances of single questions */
export function presentMateria(parts: MateriaParts, estimates: boolean, agora: Date): Schemas['RoteiroMateria'] {
  const { trilha, resumo, fases, questoes } = parts;
  const { qtde_itens_respondidos, qtde_midias_recomendadas, qtde_cursos_acessados } = resumo;
  return {
    trilha_aberta: isAberta(trilha, agora),
    data_fim: iso(trilha.data_fim),
    materia_nome: trilha.materia_nome,
    resumo: { qtde_itens_respondidos, qtde_midias_recomendadas, qtde_cursos_acessados },
    fases_disponiveis: fases.map(({ trilha_fase_id, estrelas, secao, objeto_conhecimento_descricao }) => {
      const own = questoes.get(trilha_fase_id) ?? [];
      return {
        trilha_fase_id,
        qtde_estrelas: estrelas,
        secao,
        objeto_conhecimento_descricao,
        confiabilidade: meanExpected(own.map(({ desempenho_esperado }) => desempenho_esperado)),
        questoes_prova: presentQuestoesProva(estimates ? own : []),
      };
    }),
    trilha_id: trilha.trilha_id,
    tipo: trilha.tipo,
    materia_id: trilha.materia_id,
    progresso: progressoOf(trilha),
  };
}
