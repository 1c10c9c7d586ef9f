/** Every call of the contract that contains an id, made with the given ids. Tests only. */
import type { Ids } from './four-classes.ts';

export type Named = {
  readonly operation: string;
  readonly method: 'GET' | 'POST';
  /** Path without `/api/v2/`. */
  readonly path: string;
  readonly body?: object;
  /** The ids it contains. */
  readonly names: readonly (keyof Ids)[];
};

/** Calls of a pupil. */
export function pupilRequests(ids: Ids): readonly Named[] {
  const {
    turma_avaliacao_id,
    avaliacao_conhecimento_id,
    banco_questao_id,
    item_id,
    item_texto_id,
    proposta_redacao_id,
    materia_id,
    capitulo_numero,
  } = ids;
  const exam = `central_avaliacoes/${turma_avaliacao_id}`;
  const get = (operation: string, path: string, ...names: (keyof Ids)[]): Named => ({
    operation,
    method: 'GET',
    path,
    names,
  });
  const post = (operation: string, path: string, body: object, ...names: (keyof Ids)[]): Named => ({
    ...get(operation, path, ...names),
    method: 'POST',
    body,
  });
  const answer = { turma_avaliacao_questao_resposta_id: item_id, item_resposta: 5, dia: 1, seq: 99 };
  const text = { turma_avaliacao_questao_resposta_id: item_texto_id, texto_resposta: 'Outro texto.', dia: 1, seq: 99 };
  return [
    get('getProva', `${exam}/1`, 'turma_avaliacao_id'),
    get('getProvaResumo', `${exam}/1/resumo`, 'turma_avaliacao_id'),
    get('getProvaQuestoes', `${exam}/1/questoes`, 'turma_avaliacao_id'),
    get('getQuestao', `banco_questoes/${banco_questao_id}`, 'banco_questao_id'),
    get('getAvaliacaoInfo', `avaliacoes/${avaliacao_conhecimento_id}/info`, 'avaliacao_conhecimento_id'),
    get('getGabarito', `gabaritos/${turma_avaliacao_id}`, 'turma_avaliacao_id'),
    get('getResultado', `resultados/${turma_avaliacao_id}`, 'turma_avaliacao_id'),
    get(
      'getResultadoQuestao',
      `resultados/${turma_avaliacao_id}/questoes/${banco_questao_id}`,
      'turma_avaliacao_id',
      'banco_questao_id',
    ),
    get('getAprendizagem', `aprendizagem/${materia_id}`, 'materia_id'),
    post(
      'setAprendizagemConcordancia',
      `aprendizagem/${materia_id}/concordancia`,
      { ciclo: 1, capitulo_numero, concorda: true },
      'materia_id',
      'capitulo_numero',
    ),
    post('startProva', `${exam}/1/inicio`, {}, 'turma_avaliacao_id'),
    post('saveResposta', `${exam}/resposta`, answer, 'turma_avaliacao_id', 'item_id'),
    post('saveRespostaSubjetiva', `${exam}/resposta_subjetiva`, text, 'turma_avaliacao_id', 'item_texto_id'),
    post('setLinguaEstrangeira', `${exam}/lingua_estrangeira`, { lingua_estrangeira: 2 }, 'turma_avaliacao_id'),
    post(
      'saveRedacao',
      `${exam}/${proposta_redacao_id}/resposta_redacao`,
      { texto_redacao: 'Outro texto.', seq: 99 },
      'turma_avaliacao_id',
      'proposta_redacao_id',
    ),
    post('closeProva', `${exam}/1/fechamento_prova`, {}, 'turma_avaliacao_id'),
  ];
}

/** Lists of a pupil that can be filtered by an id of the school. Without `/api/`. */
export const pupilFilters = ({ materia_id, ciclo_id }: { materia_id: number; ciclo_id: number }): readonly string[] => [
  `v1/gabaritos?materia_id=${materia_id}`,
  `v1/avaliacao_adaptadas?ciclo_id=${ciclo_id}`,
  `v2/home/ranking?materia_id=${materia_id}`,
  `v2/trilhas/busca_filtrada?ciclo_numero_referencia=1&materia_id=${materia_id}`,
];
