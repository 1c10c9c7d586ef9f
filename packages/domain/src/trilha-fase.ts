/** A phase of a roadmap in version 2: the filter by chance of success, its quiz, its first page. It knows no items. */
import { dificuldadeOfConfiabilidade, type Dificuldade } from './dificuldade.ts';
import { MAX_ESTRELAS } from './estrelas.ts';
import { itemRespostaOf, type Letra } from './resposta.ts';

/** 'Geral', or one of the three levels. */
export type ChanceFiltro = 'geral' | Dificuldade;

/** Chance-of-success filter by the levels of [DIF-1]; a phase without a chance is shown under 'Geral' only. [TFA-1] S3 §2 */
export function filterByChance<Fase extends { readonly confiabilidade: number | null }>(
  fases: readonly Fase[],
  filtro: ChanceFiltro,
): Fase[] {
  return fases.filter(({ confiabilidade }) => {
    if (filtro === 'geral') return true;
    return confiabilidade !== null && dificuldadeOfConfiabilidade(confiabilidade) === filtro;
  });
}

/**
 * Whether every question of the quiz, numbered from 1, has an answer. True for a phase without a quiz. [TFA-2] S3 §2; D
 * 144
 */
export function isQuizComplete(questoes: number, answered: readonly number[]): boolean {
  return Array.from({ length: questoes }, (_, i) => i + 1).every((index) => answered.includes(index));
}

/** Finished by its quiz alone, with 0 stars: a phase with a quiz and without items. [TFA-3] */
export function isFinishedByQuiz(fase: {
  readonly questoes: number;
  readonly itens: number;
  readonly quizComplete: boolean;
}): boolean {
  return fase.itens === 0 && fase.questoes > 0 && fase.quizComplete;
}

export type FaseStep = 'quiz' | 'questao' | 'nada';

/**
 * Where 'Avançar' leads: to the quiz while the roadmap is open and the quiz incomplete, else to the first question;
 * disabled only when the phase has neither quiz nor items. [TFA-4] D 144, 145
 */
export function firstStep(fase: {
  readonly aberta: boolean;
  readonly questoes: number;
  readonly quizComplete: boolean;
  readonly itens: number;
}): FaseStep {
  if (fase.questoes > 0 && fase.aberta && !fase.quizComplete) return 'quiz';
  if (fase.itens > 0) return 'questao';
  return fase.questoes > 0 ? 'quiz' : 'nada';
}

/** What lists ask of a phase: null stars are pending, a number is finished. S3 §2 */
export type FaseDaLista = { readonly trilha_fase_id: number; readonly qtde_estrelas: number | null };
export type TrilhaFaseEstado = 'feita' | 'atual' | 'aberta';

/** Finished with a number of stars; of the pending ones the first is the one to do now, in an open roadmap. [TFA-5] S3 §2 */
export function faseEstados(fases: readonly FaseDaLista[], aberta: boolean): TrilhaFaseEstado[] {
  const first = fases.findIndex(({ qtde_estrelas }) => qtde_estrelas === null);
  return fases.map(({ qtde_estrelas }, i) => {
    if (qtde_estrelas !== null) return 'feita';
    return aberta && i === first ? 'atual' : 'aberta';
  });
}

/** Stars won, out of three for each phase. [TFA-6] S3 §2 */
export function trilhaEstrelas(fases: readonly FaseDaLista[]): { readonly ganhas: number; readonly possiveis: number } {
  const ganhas = fases.reduce((sum, { qtde_estrelas }) => sum + (qtde_estrelas ?? 0), 0);
  return { ganhas, possiveis: fases.length * MAX_ESTRELAS };
}

/** After a phase: the next pending one in the list, else the first pending one, else none. [TFA-7] */
export function nextFase(fases: readonly FaseDaLista[], trilha_fase_id: number): number | null {
  const place = fases.findIndex((fase) => fase.trilha_fase_id === trilha_fase_id);
  const others = [...fases.slice(place + 1), ...fases.slice(0, Math.max(0, place))];
  return others.find(({ qtde_estrelas }) => qtde_estrelas === null)?.trilha_fase_id ?? null;
}

/** An exercise that was answered otherwise than its key, as far as the key may be seen. [TFA-8] D 220 */
export const isErro = (item: { readonly item_resposta: number | null; readonly gabarito: Letra | null }): boolean =>
  item.item_resposta !== null && item.gabarito !== null && itemRespostaOf(item.gabarito) !== item.item_resposta;
