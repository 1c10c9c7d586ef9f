/** The first phase of the demo that a student of version 1 may play. */
import { firstOf, type Caller } from './caller.ts';

type Lista = {
  data: {
    avaliacoes: { turma_avaliacao_id: number; materia_id: number; tipo_avaliacao: string; encerrado: boolean }[];
  }[];
};
type Materia = { fases: { objeto_conhecimento_id: number; bloqueado: boolean; qtde_itens_total: number }[] };

export type Phase = { readonly subject: string; readonly phase: string };

/** Addresses of a subject and of its phase, in the app; those of the calls are the same. */
export async function phaseOf(call: Caller): Promise<Phase> {
  const { data } = await call<Lista>('v1/avaliacao_adaptadas');
  const roadmaps = data
    .flatMap(({ avaliacoes }) => avaliacoes)
    .filter(({ tipo_avaliacao, encerrado }) => tipo_avaliacao === 'RoteiroEstudo' && !encerrado);
  const { turma_avaliacao_id, materia_id } = firstOf(roadmaps, 'open roadmap of version 1');
  const subject = `v1/avaliacao_adaptadas/roteiro_estudos/${turma_avaliacao_id}/${materia_id}`;
  const { fases } = await call<Materia>(subject);
  const open = fases.filter(({ bloqueado, qtde_itens_total }) => !bloqueado && qtde_itens_total > 1);
  return { subject, phase: `${subject}/${firstOf(open, 'open phase').objeto_conhecimento_id}` };
}
