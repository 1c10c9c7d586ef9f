import { initialPlace } from '@luneta/exam';
import { useProvaValue } from '@luneta/exam/react';
import { Navigate } from '@luneta/app-shell/router';

import { useExamSetup, type ProvaPlace } from '../setup.tsx';

/** Opens the exam where it was left: last viewed question, else first unanswered, else the essay (decisions 79, 109). */
export function ProvaIndex({ turma_avaliacao_id, dia_prova, part }: ProvaPlace & { part?: 'questoes' }) {
  const { paths } = useExamSetup();
  const place = useProvaValue((state) => initialPlace(part === 'questoes' ? { ...state, essay: null } : state));
  if (place === null) return <Navigate to={paths.finalizado(turma_avaliacao_id, dia_prova)} replace />;
  if (place.kind === 'essay') return <Navigate to={paths.redacoes(turma_avaliacao_id, dia_prova)} replace />;
  return <Navigate to={paths.questao(turma_avaliacao_id, dia_prova, place.banco_questao_id)} replace />;
}
