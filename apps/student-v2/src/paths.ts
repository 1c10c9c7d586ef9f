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
  resultadoQuestao: (turma_avaliacao_id: number, banco_questao_id: number) =>
    `/resultados/${turma_avaliacao_id}/questoes/${banco_questao_id}`,
} as const;
