/** Shapes of roadmaps, subjects and media in responses. */
import { countBosses, sumExercicios, tipoAvaliacaoOf, tipoConteudoV1 } from '@luneta/domain/adaptada';
import type { StatusBoss } from '@luneta/domain/boss';
import { MAX_ESTRELAS } from '@luneta/domain/estrelas';
import { byOrdem, countFases, fasesBloqueadas, fasesNoMapa } from '@luneta/domain/fase';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../../http/iso.ts';
import type { AdaptadaRow, AreaRow } from '../../trilhas_v1/store.ts';
import type { ConteudoRow, FaseRow } from '../../trilhas_v1/fases-store.ts';

type Schemas = components['schemas'];

const sum = (fases: readonly FaseRow[], field: 'qtde_itens_total' | 'qtde_itens_respondeu' | 'qtde_estrelas') =>
  fases.reduce((total, fase) => total + fase[field], 0);

/** A roadmap with its phases and the state of its Boss, which is null without a Boss. */
export type Roteiro = {
  readonly row: AdaptadaRow;
  readonly fases: readonly FaseRow[];
  /** Its end has passed: only practice is left (decision 191). */
  readonly encerrado: boolean;
  readonly status_boss: StatusBoss | null;
  /** Seconds that are left of a running Boss; null while none runs. */
  readonly boss_tempo_restante: number | null;
};

/** The fields that list and subject share. */
function head({ row, status_boss, boss_tempo_restante, encerrado }: Roteiro) {
  const { turma_avaliacao_id, materia_id, materia_nome, descricao } = row;
  return {
    turma_avaliacao_id,
    tipo_avaliacao: tipoAvaliacaoOf(row.tipo),
    materia_id,
    materia_nome,
    descricao,
    data_aplicacao: iso(row.prevista_para),
    status_boss,
    existe_boss: status_boss !== null,
    boss_tempo_restante,
    encerrado,
    data_fim: iso(row.data_fim),
  };
}

/** The phase at hand, as the student has it (FAS-11). */
function presentFaseAtual({ fases, encerrado }: Roteiro): Schemas['AdaptadaFaseAtual'] {
  const states = fasesNoMapa(fases, { viewsAsAluno: true, encerrado });
  const atual = fases.find(({ ordem_oic }) => states.get(ordem_oic) === 'atual');
  if (!atual) return null;
  const { objeto_conhecimento_id, objeto_conhecimento_descricao, qtde_itens_total, exercicio_atual } = atual;
  const numero = byOrdem(fases).indexOf(atual) + 1;
  return { numero, objeto_conhecimento_id, objeto_conhecimento_descricao, qtde_itens_total, exercicio_atual };
}

function presentAvaliacao(roteiro: Roteiro): Schemas['AdaptadaAvaliacao'] {
  const { fases } = roteiro;
  // A phase without items can give no star (rule EST-2).
  const withItens = fases.filter((fase) => fase.qtde_itens_total > 0);
  return {
    ...head(roteiro),
    exercicios: {
      qtde_estrelas_possiveis: MAX_ESTRELAS * withItens.length,
      qtde_estrelas_conquistadas: sum(fases, 'qtde_estrelas'),
      qtde_itens_possiveis: sum(fases, 'qtde_itens_total'),
      qtde_itens_respondidos: sum(fases, 'qtde_itens_respondeu'),
    },
    ...countFases(fases),
    fase_atual: presentFaseAtual(roteiro),
  };
}

/** An area with its roadmaps of the cycle. Its counts are the sums of theirs. */
export function presentArea(area: AreaRow, roteiros: readonly Roteiro[]): Schemas['AdaptadaArea'] {
  const avaliacoes = roteiros.map(presentAvaliacao);
  return {
    ...area,
    exercicios: sumExercicios(avaliacoes.map(({ exercicios }) => exercicios)),
    boss: countBosses(avaliacoes.map(({ status_boss }) => status_boss)),
    avaliacoes,
  };
}

function presentConteudo(row: ConteudoRow, index: number): Schemas['AdaptadaConteudo'] {
  const { objeto_conhecimento_id: _topic, tipo, ...shown } = row;
  return { ...shown, tipo: tipoConteudoV1(tipo), index };
}

/** Media of a phase, in their order. */
export function presentFaseMidias(fase: FaseRow, conteudos: readonly ConteudoRow[]): Schemas['AdaptadaFaseMidias'] {
  const { capitulo_numero, objeto_conhecimento_descricao, habilidade_descricao, objeto_conhecimento_id } = fase;
  const own = conteudos.filter((row) => row.objeto_conhecimento_id === objeto_conhecimento_id);
  return {
    capitulo_numero,
    objeto_conhecimento_descricao,
    habilidade_descricao,
    conteudos: own.map(presentConteudo),
  };
}

/** A subject with its phases. A phase is locked as it is for the student. */
export function presentMateria(roteiro: Roteiro, conteudos: readonly ConteudoRow[]): Schemas['AdaptadaMateria'] {
  const { row, fases, encerrado } = roteiro;
  const locked = fasesBloqueadas(fases, encerrado);
  return {
    ...head(roteiro),
    ...(row.tipo === 2 && { exibir_explicacao_plano_acao: !row.explicacao_oculta }),
    qtde_itens_respondeu: sum(fases, 'qtde_itens_respondeu'),
    qtde_itens_total: sum(fases, 'qtde_itens_total'),
    fases: fases.map((fase) => ({
      objeto_conhecimento_id: fase.objeto_conhecimento_id,
      ordem_oic: fase.ordem_oic,
      objeto_conhecimento_descricao: fase.objeto_conhecimento_descricao,
      qtde_estrelas: fase.qtde_estrelas,
      qtde_itens_acertou: fase.qtde_itens_acertou,
      bloqueado: locked.has(fase.ordem_oic),
      midias: presentFaseMidias(fase, conteudos),
      qtde_itens_respondeu: fase.qtde_itens_respondeu,
      qtde_itens_total: fase.qtde_itens_total,
      exercicio_atual: fase.exercicio_atual,
    })),
  };
}
