/** What `luneta exam open` tells the operator before it gives an exam to a class (decision 195). It writes nothing. */
import { formatData, formatHora } from '@luneta/domain/data-hora';

import type { Db } from '../database/db.ts';
import { tenant } from '../database/tenant.ts';
import { type Previa, previewAplicacao } from '../modules/provas/index.ts';
import { findZone } from './exam-janela.ts';
import { findExamAndClass, type ExamOpenOptions } from './exam-open.ts';

/** The lines to print: questions already seen, and results that come later, with the date in the school's zone. */
export function avisosOf({ vistas, liberacaoMs, espera_por, adia }: Previa, timeZone: string): string[] {
  const at = (ms: number | null) =>
    ms === null ? 'sem data' : `${formatData(ms, timeZone)} às ${formatHora(ms, timeZone)}`;
  const { qtde_questoes_vistas: n } = vistas;
  return [
    ...(n === 0 ? [] : [n === 1 ? '1 questão já vista por esta turma' : `${n} questões já vistas por esta turma`]),
    ...espera_por.map(({ descricao }) => `o resultado desta prova espera o fim de "${descricao}": ${at(liberacaoMs)}`),
    ...adia.map(({ prova, depois }) => `o resultado de "${prova.descricao}" espera o fim desta prova: ${at(depois)}`),
  ];
}

/**
 * The notices for giving the exam as `options` say.
 * @throws ExamOpenError as `openExam`
 */
export async function previewExam(db: Db, options: ExamOpenOptions): Promise<string[]> {
  const escola = tenant(db, options.escola_id);
  const { avaliacao_id, turma_id } = await findExamAndClass(escola, options);
  const { fim, agora } = options;
  const previa = await previewAplicacao(escola, { avaliacao_id, turma_id, fim, agora });
  return previa ? avisosOf(previa, await findZone(db, options.escola_id)) : [];
}
