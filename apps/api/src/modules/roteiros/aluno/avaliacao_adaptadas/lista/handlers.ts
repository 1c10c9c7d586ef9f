/** The lists of roadmaps and action plans: cycles, areas, subjects with phases, and media. Reading changes nothing. */
import { cicloRetornado } from '@luneta/domain/adaptada';
import { isFaseBloqueada } from '@luneta/domain/fase';
import { inicioDaSemanaMs } from '@luneta/domain/meta-semana';

import { type Handlers, ok } from '../../../../../http/call.ts';
import { type Caller, type Ctx, ctxOf } from '../../../../../http/ctx.ts';
import { requireAluno } from '../../../../../http/sessao.ts';
import { findTentativas } from '../../boss/tentativa-store.ts';
import {
  type AdaptadaRow,
  findAdaptada,
  findAdaptadas,
  findAreas,
  findCiclos,
  hideExplanation,
} from '../../trilhas_v1/store.ts';
import { type FaseRow, findConteudos, findFases } from '../../trilhas_v1/fases-store.ts';
import { isEncerrado, requireTipo, seesAsAluno } from '../../trilhas_v1/policy.ts';
import { listaErrors } from './errors.ts';
import { findMeta, setMeta } from './meta-store.ts';
import { bossTempoRestante, statusBossOf } from './policy.ts';
import { presentArea, presentFaseMidias, presentMateria, type Roteiro } from './presenter.ts';
import { findPular } from './pular-store.ts';

type Path = { readonly tipo: string; readonly turma_avaliacao_id: number; readonly materia_id: number };

const ofAluno = ({ aluno, agora }: Ctx) => ({ turma_aluno_id: aluno.turma_aluno_id, agora });

/** The student, and since when the week counts (MET-2). */
const semanaOf = ({ sessao, agora }: Pick<Caller, 'sessao' | 'agora'>) => ({
  turma_aluno_id: requireAluno(sessao).turma_aluno_id,
  desde: new Date(inicioDaSemanaMs(agora.getTime(), sessao.fuso_horario)),
});

/** Reads the roadmaps with their phases and Boss in two statements, however many there are. */
async function withFases(ctx: Ctx, rows: readonly AdaptadaRow[]): Promise<Roteiro[]> {
  const { turma_aluno_id, agora } = ofAluno(ctx);
  const trilhas = rows.map(({ trilha_id }) => trilha_id);
  const [all, tentativas] = await Promise.all([
    findFases(ctx.escola, turma_aluno_id, trilhas),
    findTentativas(ctx.escola, turma_aluno_id, trilhas, agora),
  ]);
  const byTrilha = new Map<number, FaseRow[]>(trilhas.map((trilha_id) => [trilha_id, []]));
  for (const fase of all) byTrilha.get(fase.trilha_id)?.push(fase);
  return rows.map((row) => {
    const fases = byTrilha.get(row.trilha_id) ?? [];
    const encerrado = isEncerrado(row, agora);
    const tentativa = tentativas.get(row.trilha_id);
    const status_boss = statusBossOf(row, fases, tentativa, agora);
    const boss_tempo_restante = status_boss === 'iniciado' ? bossTempoRestante(tentativa, agora) : null;
    return { row, fases, encerrado, status_boss, boss_tempo_restante };
  });
}

/** @throws 404 when the student has no such roadmap. */
async function requireRoteiro(ctx: Ctx, { tipo, turma_avaliacao_id, materia_id }: Path): Promise<Roteiro> {
  const path = { tipo: requireTipo(tipo), turma_avaliacao_id, materia_id };
  const row = await findAdaptada(ctx.escola, ofAluno(ctx), path);
  const [roteiro] = row ? await withFases(ctx, [row]) : [];
  if (!roteiro) throw listaErrors.notFound();
  return roteiro;
}

/** Handlers of the lists. */
export const handlers = {
  listAvaliacaoAdaptadas: async (call) => {
    const ctx = ctxOf(call);
    const of = ofAluno(ctx);
    const [ciclos, areas, meta_semana] = await Promise.all([
      findCiclos(call.escola, of),
      findAreas(call.escola, of),
      findMeta(call.escola, semanaOf(call)),
    ]);
    const ciclo = cicloRetornado(ciclos, call.query.ciclo_id ?? null);
    const rows = ciclo ? await findAdaptadas(call.escola, of, ciclo.id) : [];
    const roteiros = await withFases(ctx, rows);
    const inArea = (id: number) => roteiros.filter(({ row }) => row.area_conhecimento_id === id);
    return ok({
      data: areas.map((area) => presentArea(area, inArea(area.area_conhecimento_id))),
      ciclos: ciclos.map(({ id, ano, numero_referencia }) => ({ id, ano, numero_referencia })),
      ciclo_retornado: ciclo?.id ?? null,
      meta_semana,
    });
  },
  getAvaliacaoAdaptada: async (call) => {
    const roteiro = await requireRoteiro(ctxOf(call), call.path);
    const objetos = roteiro.fases.map(({ objeto_conhecimento_id }) => objeto_conhecimento_id);
    return ok(presentMateria(roteiro, await findConteudos(call.escola, objetos, call.agora)));
  },
  getAdaptadaMidias: async (call) => {
    const { fases, encerrado } = await requireRoteiro(ctxOf(call), call.path);
    const { objeto_conhecimento_id } = call.path;
    const fase = fases.find((one) => one.objeto_conhecimento_id === objeto_conhecimento_id);
    if (!fase) throw listaErrors.faseNotFound();
    if (isFaseBloqueada(fases, fase.ordem_oic, { viewsAsAluno: seesAsAluno(call.sessao), encerrado }))
      throw listaErrors.faseLocked();
    const [conteudos, pular] = await Promise.all([
      findConteudos(call.escola, [objeto_conhecimento_id], call.agora),
      findPular(call.escola, requireAluno(call.sessao).turma_aluno_id, fase.trilha_fase_id),
    ]);
    const permite_pular = pular.permite_pular && !encerrado;
    return ok({ objeto_conhecimento_id, ...presentFaseMidias(fase, conteudos), ...pular, permite_pular });
  },
  saveMetaSemana: async (call) => ok(await setMeta(call.escola, semanaOf(call), call.body.meta)),
  setNaoExibirExplicacaoPlanoAcao: async (call) => {
    const { turma_avaliacao_id } = call.path;
    const path = { tipo: requireTipo(call.path.tipo), turma_avaliacao_id };
    if (!(await hideExplanation(call.escola, ofAluno(ctxOf(call)), path))) throw listaErrors.notFound();
    return ok({ message: 'Não vamos mostrar esta explicação de novo.' });
  },
} satisfies Handlers;
