/**
 * Calls of a pupil about roadmaps, phases, exercises, quiz, contents, courses and Boss, made with the given ids. Tests
 * only.
 */

/** The roadmaps of one pupil: one of version 1, with a Boss, and one of version 2. */
export type RoadmapIds = {
  readonly turma_avaliacao_id: number;
  /** Belongs to the school, so it is the same for two classes of one school. */
  readonly materia_id: number;
  readonly objeto_conhecimento_id: number;
  readonly banco_questao_id: number;
  readonly trilha_item_id: number;
  readonly trilha_id: number;
  readonly trilha_fase_id: number;
  readonly item_v2: number;
  readonly conteudo_id: number;
  /** A published course of the school. */
  readonly base_conhecimento_id: number;
};

export type RoadmapRequest = {
  readonly operation: string;
  readonly versao: 1 | 2;
  readonly path: string;
  /** Absent for a read. */
  readonly body?: object;
  readonly names: readonly (keyof RoadmapIds)[];
};

type Names = RoadmapRequest['names'];

function ofVersao1(ids: RoadmapIds): RoadmapRequest[] {
  const { turma_avaliacao_id, materia_id, objeto_conhecimento_id, banco_questao_id, trilha_item_id } = ids;
  const base = 'avaliacao_adaptadas/roteiro_estudos';
  const whole = `${base}/${turma_avaliacao_id}/${materia_id}`;
  const fase = `${whole}/${objeto_conhecimento_id}`;
  const call = (operation: string, path: string, names: Names, body?: object): RoadmapRequest => ({
    operation,
    versao: 1,
    path: `/api/v1/${path}`,
    names,
    ...(body && { body }),
  });
  const plano: Names = ['turma_avaliacao_id'];
  const trilha: Names = [...plano, 'materia_id'];
  const ofFase: Names = [...trilha, 'objeto_conhecimento_id'];
  const item = { turma_avaliacao_roteiro_estudo_id: trilha_item_id, item_resposta: 1 };
  return [
    call('getAvaliacaoAdaptada', whole, trilha),
    call('getAdaptadaMidias', `${fase}/midias`, ofFase),
    call('getAdaptadaItens', `${fase}/itens`, ofFase),
    call('saveAdaptadaItem', `${fase}/itens/${banco_questao_id}/resposta`, [...ofFase, 'banco_questao_id'], {
      item_resposta: 1,
      vez: 1,
    }),
    call('createReducaoVida', `${base}/${trilha_item_id}/reduzir_vida`, ['trilha_item_id'], {}),
    call('createReducaoMoeda', `${base}/reduzir_moeda`, ofFase, {
      turma_avaliacao_id,
      materia_id,
      objeto_conhecimento_id,
    }),
    call('closeAdaptadaFase', `${fase}/fase_concluida`, ofFase, { fase_resumo: [] }),
    call(
      'setNaoExibirExplicacaoPlanoAcao',
      `${base}/${turma_avaliacao_id}/nao_exibir_explicacao_plano_acao`,
      plano,
      {},
    ),
    call('getBossInfo', `${whole}/boss_info`, trilha),
    call('getBossResumo', `${whole}/boss_resumo`, trilha),
    call('startBoss', `${whole}/boss/iniciar`, trilha, {}),
    call('saveRespostaBoss', `${base}/resposta_boss`, ['trilha_item_id'], item),
    call('closeBoss', `${whole}/boss/encerrar`, trilha, {}),
    call('getBossConcluido', `${whole}/boss_concluido`, trilha),
    call('getQuestao', `banco_questoes/${banco_questao_id}`, ['banco_questao_id']),
  ];
}

function ofVersao2(ids: RoadmapIds): RoadmapRequest[] {
  const { trilha_id, trilha_fase_id, item_v2, conteudo_id, materia_id, base_conhecimento_id } = ids;
  const call = (operation: string, path: string, names: Names, body?: object): RoadmapRequest => ({
    operation,
    versao: 2,
    path: `/api/v2/${path}`,
    names,
    ...(body && { body }),
  });
  const base = 'roteiro_estudos';
  return [
    call('getRoteiroMateria', `${base}/${trilha_id}/${materia_id}`, ['trilha_id', 'materia_id']),
    call('getRoteiroFase', `${base}/${trilha_fase_id}`, ['trilha_fase_id']),
    call('createVisualizacaoConteudo', `${base}/visualizar_conteudo_digital`, ['conteudo_id', 'trilha_fase_id'], {
      objeto_conhecimento_conteudo_digital_id: conteudo_id,
      trilha_fase_id,
    }),
    call('saveRespostaQuiz', `${base}/${trilha_fase_id}/resposta_quiz`, ['trilha_fase_id'], {
      resposta_quiz: { index: 1, item_resposta: 1 },
    }),
    call(
      'saveRoteiroResposta',
      `${base}/${trilha_id}/${trilha_fase_id}/roteiro_estudos_resposta`,
      ['trilha_id', 'trilha_fase_id', 'item_v2'],
      { trilha_item_id: item_v2, item_resposta: 1 },
    ),
    call('getBaseConhecimento', `base_conhecimentos/${base_conhecimento_id}`, ['base_conhecimento_id']),
    call('resetTrilha', 'tests/resetar_trilha', ['trilha_id', 'materia_id'], { trilha_id, materia_id }),
  ];
}

/** Every call of both versions. */
export const roadmapRequests = (ids: RoadmapIds): readonly RoadmapRequest[] => [...ofVersao1(ids), ...ofVersao2(ids)];
