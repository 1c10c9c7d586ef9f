/** Links of this app: from its addresses, and those with a query. */
import { pathsOf } from '@luneta/domain';
import { V2 } from '@luneta/domain/rotas-tela';

/** The pages of a phase. */
export type FasePage = 'conteudo' | 'quiz' | 'material_completo' | 'concluido' | `questao/${number}`;

const cicloQuery = (ciclo: number | null) => (ciclo === null ? '' : `?ciclo=${ciclo}`);
const links = pathsOf(V2);

export const paths = {
  ...links,
  ranking: (
    { escopo, materia_id }: { escopo: 'serie' | 'turma'; materia_id: number | null },
    visao: 'lista' | 'tabela' = 'lista',
  ) => {
    const query = new URLSearchParams({
      ...(visao === 'tabela' ? { visao } : {}),
      ...(escopo === 'turma' ? { escopo } : {}),
      ...(materia_id === null ? {} : { materia_id: String(materia_id) }),
    }).toString();
    return query === '' ? links.ranking : `${links.ranking}?${query}`;
  },
  fase: (trilha_id: number, materia_id: number, trilha_fase_id: number, page: FasePage) =>
    `${links.trilha(trilha_id, materia_id)}/${trilha_fase_id}/${page}`,
  /** Without a cycle, the newest with data. */
  aprendizagem: (ciclo: number | null = null) => links.aprendizagem + cicloQuery(ciclo),
  aprendizagemMateria: (materia_id: number, ciclo: number | null = null) =>
    links.aprendizagemMateria(materia_id) + cicloQuery(ciclo),
  /** The result with the explanation of its score open. */
  resultadoExplicado: (turma_avaliacao_id: number) => `${links.resultado(turma_avaliacao_id)}?nota=explicada`,
  resultadoQuestao: (turma_avaliacao_id: number, banco_questao_id: number, rever: 'todas' | 'erros' = 'todas') =>
    links.resultadoQuestao(turma_avaliacao_id, banco_questao_id) + (rever === 'erros' ? '?rever=erros' : ''),
} as const;
