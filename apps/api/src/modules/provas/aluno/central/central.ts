/** Gathers the lists of version 1's exam centre in four statements, however long they are. */
import { isoWeekStart } from '@luneta/domain/data-hora';
import { isProvaDeHoje } from '@luneta/domain/prova-card';
import type { components } from '@luneta/openapi';

import type { Ctx } from '../../../../http/ctx.ts';
import { iso } from '../../../../http/iso.ts';
import { presentProvaHoje, presentRoteiroSemana } from './central-presenter.ts';
import { findExtras, findProvasAround, findRoteirosAround, type RoteiroRow } from './central-store.ts';
import { findMaterias } from './materias-store.ts';
import { finalizadaEm, realizadoOnline } from './policy.ts';
import type { ProvaRow } from './prova-store.ts';

type Day = { readonly turma_avaliacao_id: number; readonly dia_prova: number };
const isOf = (prova: ProvaRow) => (row: Day) =>
  row.turma_avaliacao_id === prova.turma_avaliacao_id && row.dia_prova === prova.dia_prova;

function isDeHoje(prova: ProvaRow, agora: Date, fuso_horario: string): boolean {
  const times = {
    startMs: prova.inicio_em.getTime(),
    // An extension of the student may end after the window.
    endMs: Math.max(prova.fim_em.getTime(), prova.prazo_em?.getTime() ?? 0),
    finishedMs: finalizadaEm(prova, agora)?.getTime() ?? null,
    realizado_online: realizadoOnline(prova),
  };
  return isProvaDeHoje(times, agora.getTime(), fuso_horario);
}

/** Planned for this week, or ending in this week (decision 162). */
function isDaSemana(row: RoteiroRow, agora: Date, fuso_horario: string): boolean {
  const week = isoWeekStart(agora.getTime(), fuso_horario);
  return [row.prevista_para, row.data_fim].some((date) => date && isoWeekStart(date.getTime(), fuso_horario) === week);
}

/** The lists 'Hoje' and 'Essa Semana'. */
export async function gatherCentral(
  { escola, aluno, agora }: Ctx,
  fuso_horario: string,
): Promise<components['schemas']['CentralAvaliacoes']> {
  const [around, roteiros] = await Promise.all([
    findProvasAround(escola, aluno, agora),
    findRoteirosAround(escola, aluno, agora),
  ]);
  const provas = around.filter((prova) => isDeHoje(prova, agora, fuso_horario));
  const [materias, extras] = await Promise.all([
    findMaterias(escola, aluno, provas),
    findExtras(escola, aluno, provas),
  ]);
  return {
    provas_hoje: provas.map((prova) =>
      presentProvaHoje(
        { prova, materias: materias.filter(isOf(prova)), extra: extras.find(isOf(prova)) },
        aluno,
        agora,
      ),
    ),
    roteiros_semana: roteiros.filter((row) => isDaSemana(row, agora, fuso_horario)).map(presentRoteiroSemana),
    servidor_em: iso(agora),
  };
}
