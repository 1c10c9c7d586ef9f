/**
 * The work of the demo's students in their roadmaps: most of the one before the released exam, a little of the next one, and
 * a first phase of their action plans. In version 1 one Boss is won and one is lost.
 */
import { findTrilhasComItens, loadBoss, loadBossItens, type TrilhaComItens } from '../modules/roteiros/index.ts';
import type { Tenant } from '../database/tenant.ts';
import { THIS_WEEK } from './exams.ts';
import { choose, drawRun } from './historico-draw.ts';
import { writeCarteiras, writeMoedas, writeRuns, type Played } from './historico-store.ts';
import { must } from './ids.ts';
import type { Enrolled } from './people.ts';
import { random, type Random } from './random.ts';

const SEED = 20_220_148;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** With this ability, every item is answered right. */
const SURE = 4;
const BOSS_SECONDS = 20 * 60;
const BOSS_ITENS = 10;
const WIN_COINS = 20;
const LOSS_COINS = 5;

export type DemoClass = { readonly id: number; readonly alunos: readonly Enrolled[] };

/** Days before the demo was written on which a roadmap's first phase was played. The next ones follow every other day. */
const STARTS: Readonly<Record<string, number>> = { 'DEMO-ANULADA': 120, 'DEMO-RESULTADO': 28, 'DEMO-PROXIMA': 1.5 };
const PLAN_START = 6;

/** How many phases a student plays, in order: version 1 unlocks a phase only after the one before. */
function phasesPlayed(trilha: TrilhaComItens, steady: boolean, diligence: number, rng: Random): number {
  // Nobody has begun those of today's exam.
  if (trilha.prova === THIS_WEEK) return 0;
  const drawn = rng.next();
  if (trilha.tipo === 2) return steady ? 1 : 0;
  if (trilha.prova === 'DEMO-PROXIMA') return steady && trilha.materia !== 'Física' ? 1 : drawn < diligence / 3 ? 1 : 0;
  if (steady) return trilha.fases.length;
  return Math.floor((drawn + diligence) * trilha.fases.length * 0.4);
}

function playTrilha(trilha: TrilhaComItens, aluno: Enrolled, count: number, agora: Date, rng: Random): Played[] {
  const played: Played[] = [];
  const start = trilha.tipo === 2 ? PLAN_START : (STARTS[trilha.prova] ?? 0);
  for (const [i, fase] of trilha.fases.slice(0, count).entries()) {
    const inicio = new Date(agora.getTime() - (start - i * 2) * DAY + rng.int(0, 8) * HOUR);
    const run = drawRun(fase, aluno.theta, inicio, rng);
    played.push({ turma_aluno_id: aluno.turma_aluno_id, fase, run });
    if (run.estrelas === 0) break;
  }
  return played;
}

/** The first two students of each class have published accounts and play steadily. The others play by their own diligence. */
function playAll(
  trilhas: readonly TrilhaComItens[],
  classes: readonly DemoClass[],
  agora: Date,
  rng: Random,
): Played[] {
  return classes.flatMap(({ id, alunos }) =>
    alunos.flatMap((aluno, place) => {
      // A student who has never signed in has played nothing.
      if (aluno.primeiro_acesso) return [];
      const steady = place < 2;
      const diligence = rng.next();
      const mine = trilhas.filter(
        ({ turma_id, turma_aluno_id }) =>
          turma_id === id && (turma_aluno_id === null || turma_aluno_id === aluno.turma_aluno_id),
      );
      return mine.flatMap((trilha) =>
        playTrilha(trilha, aluno, phasesPlayed(trilha, steady, diligence, rng), agora, rng),
      );
    }),
  );
}

/** One finished attempt, with items of every phase in turn. 60 percent of hits win it (decision 139). */
async function writeBoss(
  escola: Tenant,
  trilha: TrilhaComItens,
  aluno: Enrolled,
  hits: number,
  em: Date,
  rng: Random,
): Promise<void> {
  const longest = Math.max(...trilha.fases.map(({ itens }) => itens.length));
  const turns = Array.from({ length: longest }, (_, i) => trilha.fases.flatMap(({ itens }) => itens.slice(i, i + 1)));
  const drawn = turns.flat().slice(0, BOSS_ITENS);
  const acertos = Math.min(hits, drawn.length);
  const desempenho = (acertos * 100) / drawn.length;
  const venceu = desempenho >= 60;
  const moedas = acertos * (venceu ? WIN_COINS : LOSS_COINS);
  const at = (seconds: number): Date => new Date(em.getTime() + seconds * 1000);
  const { turma_aluno_id } = aluno;
  const { trilha_id } = trilha;
  const [row] = await loadBoss(escola, [
    {
      turma_aluno_id,
      trilha_id,
      sorteado_em: em,
      duracao_segundos: BOSS_SECONDS,
      iniciado_em: em,
      prazo_em: at(BOSS_SECONDS),
      encerrado_em: at(60 * drawn.length),
      encerrado_por: 'respostas',
      venceu,
      desempenho,
      moedas,
    },
  ]);
  const { id: boss_id } = must(row, 'a Boss');
  await loadBossItens(
    escola,
    drawn.map((item, i) => ({
      boss_id,
      ordem: i + 1,
      trilha_item_id: item.id,
      item_resposta: choose(item, i < acertos, rng),
      respondida_em: at(60 * (i + 1)),
    })),
  );
  if (moedas === 0) return;
  const chave = `boss ${trilha_id} 1`;
  await writeMoedas(escola, [
    { turma_aluno_id, motivo: 'boss', chave, valor: moedas, criada_em: at(60 * drawn.length) },
  ]);
}

/** Writes everything. The same `agora` gives the same rows. The first class is the one of version 1. */
export async function writeHistorico(escola: Tenant, classes: readonly DemoClass[], agora: Date): Promise<void> {
  const rng = random(SEED);
  const trilhas = await findTrilhasComItens(escola);
  const bossOf = (nome: string) =>
    must(
      trilhas.find(
        ({ prova, materia, turma_id }) => prova === 'DEMO-RESULTADO' && materia === nome && turma_id === classes[0]?.id,
      ),
      nome,
    );
  const ana = must(classes[0]?.alunos[0], 'ana');
  const fought = [bossOf('Matemática'), bossOf('História')];
  const played = playAll(trilhas, classes, agora, rng).filter(
    ({ turma_aluno_id, fase }) =>
      turma_aluno_id !== ana.turma_aluno_id || !fought.some(({ fases }) => fases.includes(fase)),
  );
  // A student who meets a Boss has finished the phases.
  const ready = fought.flatMap((trilha) =>
    playTrilha(trilha, { ...ana, theta: SURE }, trilha.fases.length, agora, rng),
  );
  await writeRuns(escola, [...played, ...ready]);
  const [mat, his] = fought;
  const em = new Date(agora.getTime() - 20 * DAY);
  if (mat) await writeBoss(escola, mat, ana, 8, em, rng);
  if (his) await writeBoss(escola, his, ana, 4, new Date(em.getTime() + DAY), rng);
  await writeCarteiras(escola);
}
