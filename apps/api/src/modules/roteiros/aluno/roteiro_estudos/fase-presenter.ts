/** Shapes of one phase in responses. */
import type { Letra } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { revealInPractice } from '../../../questoes/index.ts';
import { currentItem, respondidosOf, resultOf } from './andamento.ts';
import type { FaseRow, MidiaRow } from './fase-store.ts';
import type { FaseParts } from './fase.ts';
import type { ItemRow } from './item-store.ts';
import { isAberta, isOver, itemsOf } from './policy.ts';
import { presentQuestoesProva } from './presenter.ts';
import type { QuizResposta } from './quiz-store.ts';
import type { Answered, QuizAnswered } from './resposta.ts';

type Schemas = components['schemas'];
type Tipo = Schemas['RoteiroMidiaTipo'];

const TIPOS: Readonly<Record<string, Tipo>> = {
  site: 'site',
  // Version 1 has this type for a text on a page; version 2 has no such type.
  artigo: 'site',
  video: 'video',
  podcast: 'podcast',
  mapa_mental: 'mapa_mental',
  artigo_pedagogico: 'artigo_pedagogico',
  jogo_educativo: 'jogo_educativo',
  pea: 'pea',
  atividade_embasamento: 'atividade_embasamento',
};

/** Writes the state of a phase into a signed text that the client sends back. */
export type Persist = (trilha_fase_id: number, respondidos: number) => string;

function presentMidia({ tipo, ...midia }: MidiaRow): Schemas['RoteiroMidia'] {
  return { ...midia, tipo: TIPOS[tipo] ?? 'site' };
}

/**
 * Students see the exam question's number only after its release: in an action plan, and not in a roadmap before the
 * exam (T3).
 */
function presentInfo(fase: FaseRow, estimates: boolean): Schemas['RoteiroFaseInfo'] {
  const { materia, disciplina, capitulo_numero, capitulo_nome, objeto_conhecimento, objeto_conhecimento_id } = fase;
  const { base_conhecimento_id, habilidade_descricao } = fase;
  return {
    materia,
    disciplina,
    capitulo_numero,
    capitulo_nome,
    objeto_conhecimento,
    objeto_conhecimento_id,
    base_conhecimento_id,
    prova_numero: estimates || fase.tipo === 2 ? fase.prova_numero : null,
    habilidade_descricao,
  };
}

/** One entry for each question of the quiz, answered or not. */
function presentRespostasQuiz(questoes: number, respostas: readonly QuizResposta[]): Schemas['RoteiroRespostasQuiz'] {
  return {
    respostas: Array.from({ length: questoes }, (_, i) => {
      const stored = respostas.find(({ indice }) => indice === i + 1);
      return {
        item_resposta: stored?.item_resposta ?? null,
        acertou: stored?.acertou ?? null,
        data_resposta: iso(stored?.respondida_em),
      };
    }),
  };
}

type Shown = {
  readonly ordem: number;
  readonly secao_nome: string;
  readonly questoes_prova: Schemas['RoteiroQuestoesProva'];
};

/** What the answered item tells about its solution. */
type Explained = { readonly gabarito: Letra | null; readonly comentario: string };

function presentItem(item: ItemRow, shown: Shown, { gabarito, comentario }: Explained): Schemas['RoteiroItem'] {
  const { id: trilha_item_id, banco_questao_id, item_resposta } = item;
  return { trilha_item_id, banco_questao_id, item_resposta, gabarito, comentario, ...shown };
}

/** The phase with the fields that the reader may see. */
export function presentFase(parts: FaseParts, persist: Persist, agora: Date): Schemas['RoteiroFase'] {
  const { fase, itens, pratica, midias, quizRespostas, questoesProva } = parts;
  const aberta = isAberta(fase, agora);
  const answered = respondidosOf(itens);
  const current = aberta ? currentItem(fase, itens, pratica) : null;
  const questoes_prova = presentQuestoesProva(questoesProva);
  const served = current ? [...answered, current] : answered;
  return {
    info: presentInfo(fase, parts.estimates),
    midias: midias.map(presentMidia),
    respostas_quiz: presentRespostasQuiz(fase.quiz.length, quizRespostas),
    items: served.map((item, i) => {
      const shown = { ordem: i + 1, secao_nome: fase.secao, questoes_prova };
      return presentItem(item, shown, revealInPractice(pratica, item, item.servido !== null));
    }),
    conclusao: { qtde_estrelas: fase.estrelas },
    trilha_aberta: aberta,
    data_fim: iso(fase.data_fim),
    persisted_data: answered.length > 0 ? persist(fase.trilha_fase_id, answered.length) : null,
    trilha_fase_id: fase.trilha_fase_id,
    trilha_id: fase.trilha_id,
    qtde_itens: itemsOf(fase, itens),
  };
}

/** The item that was served after this one, as it was then: without an answer. */
function presentNext({ fase, itens, pratica, item }: Answered): Schemas['RoteiroProximoItem'] {
  const after = respondidosOf(itens).find(({ servido }) => servido === item.servido + 1);
  const next = after ?? currentItem(fase, itens, pratica);
  if (!next) return null;
  const shown = { ordem: item.servido + 1, secao_nome: fase.secao, questoes_prova: [] };
  return presentItem({ ...next, item_resposta: null }, shown, { gabarito: null, comentario: '' });
}

/** The response to the answer of this item. It is the same for every repetition, whatever was answered since. */
export function presentResposta(answered: Answered, persist: Persist): Schemas['RoteiroResposta'] {
  const { fase, itens, pratica, item } = answered;
  const over = fase.concluida_em !== null || isOver(fase, itens);
  const isLast = over && item.servido === respondidosOf(itens).length;
  const { gabarito, comentario, acertou, keyVisible } = revealInPractice(pratica, item, true);
  return {
    gabarito,
    comentario,
    fase_finalizada: isLast,
    proximo_item: isLast ? null : presentNext(answered),
    acertou: keyVisible ? acertou : null,
    qtde_estrelas: isLast ? (fase.estrelas ?? resultOf(itens).estrelas) : null,
    persisted_data: persist(fase.trilha_fase_id, item.servido),
  };
}

/** A graded quiz question with its own key and comment, and no other's. */
export function presentQuiz({ questoes, questao, resposta, respostas }: QuizAnswered): Schemas['RoteiroQuiz'] {
  return {
    index: resposta.indice,
    item_resposta: resposta.item_resposta,
    acertou: resposta.acertou,
    gabarito: questao.gabarito,
    comentario: questao.comentario,
    qtde_respondidas: respostas.filter(({ indice }) => indice <= questoes.length).length,
    qtde_questoes: questoes.length,
  };
}
