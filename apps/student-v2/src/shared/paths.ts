/** The pages of a phase. */
export type FasePage = 'conteudo' | 'quiz' | 'material_completo' | 'concluido' | `questao/${number}`;

const cicloQuery = (ciclo: number | null) => (ciclo === null ? '' : `?ciclo=${ciclo}`);

/** Addresses of this app, once (S3 §2). */
export const paths = {
  home: '/home',
  ranking: (
    { escopo, materia_id }: { escopo: 'serie' | 'turma'; materia_id: number | null },
    visao: 'lista' | 'tabela' = 'lista',
  ) => {
    const query = new URLSearchParams({
      ...(visao === 'tabela' ? { visao } : {}),
      ...(escopo === 'turma' ? { escopo } : {}),
      ...(materia_id === null ? {} : { materia_id: String(materia_id) }),
    }).toString();
    return query === '' ? '/home/ranking' : `/home/ranking?${query}`;
  },
  configuracoes: '/home/configuracoes',
  conta: '/conta',
  trilhas: '/trilhas',
  trilhasEncerradas: '/trilhas/buscar',
  /** `trilha_id` 1 or 2 means the open roadmap of that type (decision 66). */
  trilha: (trilha_id: number, materia_id: number) => `/trilhas/${trilha_id}/${materia_id}`,
  fase: (trilha_id: number, materia_id: number, trilha_fase_id: number, page: FasePage) =>
    `/trilhas/${trilha_id}/${materia_id}/${trilha_fase_id}/${page}`,
  /** Without a cycle, the newest with data. */
  aprendizagem: (ciclo: number | null = null) => `/aprendizagem${cicloQuery(ciclo)}`,
  aprendizagemMateria: (materia_id: number, ciclo: number | null = null) =>
    `/aprendizagem/${materia_id}${cicloQuery(ciclo)}`,
  avaliacoes: '/avaliacoes',
  prova: (turma_avaliacao_id: number, dia_prova: number) => `/avaliacoes/${turma_avaliacao_id}/${dia_prova}`,
  instrucoes: (turma_avaliacao_id: number, dia_prova: number) =>
    `/avaliacoes/${turma_avaliacao_id}/${dia_prova}/instrucoes`,
  questao: (turma_avaliacao_id: number, dia_prova: number, item_id: number) =>
    `/avaliacoes/${turma_avaliacao_id}/${dia_prova}/questoes/${item_id}`,
  questoes: (turma_avaliacao_id: number, dia_prova: number) =>
    `/avaliacoes/${turma_avaliacao_id}/${dia_prova}/questoes`,
  redacoes: (turma_avaliacao_id: number, dia_prova: number) =>
    `/avaliacoes/${turma_avaliacao_id}/${dia_prova}/redacoes`,
  finalizado: (turma_avaliacao_id: number, dia_prova: number) =>
    `/avaliacoes/${turma_avaliacao_id}/${dia_prova}/finalizado`,
  resultados: '/resultados',
  resultado: (turma_avaliacao_id: number) => `/resultados/${turma_avaliacao_id}`,
  /** The result with the explanation of its score open. */
  resultadoExplicado: (turma_avaliacao_id: number) => `/resultados/${turma_avaliacao_id}?nota=explicada`,
  resultadoQuestao: (turma_avaliacao_id: number, banco_questao_id: number, rever: 'todas' | 'erros' = 'todas') =>
    `/resultados/${turma_avaliacao_id}/questoes/${banco_questao_id}${rever === 'erros' ? '?rever=erros' : ''}`,
} as const;
