/** Checks of the classes of a draft, by what the school says of them. */
import { janelaMs } from './rascunho-janela.ts';
import { checagem, type Checagem, type Rascunho, type RascunhoTurma } from './rascunho.ts';

const MINUTE_MS = 60_000;

/** What the school says of one class. */
export type FatosTurma = {
  readonly turma_id: number;
  readonly arquivada: boolean;
  /** Its year is not the active one of the school. */
  readonly outro_ano: boolean;
  /** Within reach of who publishes. */
  readonly alcancada: boolean;
  readonly tem_professor: boolean;
  /** Students with more time that ends with the window: how much each has. */
  readonly fatores: readonly number[];
  /** Days of other exams of the class. */
  readonly outras: readonly { readonly descricao: string; readonly inicioMs: number; readonly fimMs: number }[];
};

type Window = { readonly dia_prova: number; readonly inicioMs: number; readonly fimMs: number };
const overlap = (x: Omit<Window, 'dia_prova'>, y: Omit<Window, 'dia_prova'>) =>
  x.inicioMs < y.fimMs && y.inicioMs < x.fimMs;

const windowsOf = ({ dias }: RascunhoTurma, timeZone: string): Window[] =>
  dias.flatMap((dia) => {
    const ms = janelaMs(dia, timeZone);
    return ms === null ? [] : [{ dia_prova: dia.dia_prova, ...ms }];
  });

function overlapsOf(turma_id: number, windows: readonly Window[], { outras }: FatosTurma): Checagem[] {
  return windows.flatMap((window, index) => {
    const alvo = { turma_id, dia_prova: window.dia_prova };
    const others = outras.filter((other) => overlap(window, other)).map(({ descricao }) => descricao);
    const own = windows.slice(0, index).filter((other) => overlap(window, other));
    return [
      ...[...new Set(others)].map((onde) => checagem('aviso', 'janela_sobreposta', alvo, { onde })),
      ...own.map(({ dia_prova: dia }) => checagem('aviso', 'dias_sobrepostos', alvo, { dia })),
    ];
  });
}

function extraTimeOf(
  turma_id: number,
  windows: readonly Window[],
  dias: Rascunho['dias'],
  fatos: FatosTurma,
): Checagem[] {
  return windows.flatMap(({ dia_prova, inicioMs, fimMs }) => {
    const duracao = dias.find((dia) => dia.dia_prova === dia_prova)?.duracao_minutos ?? 0;
    const alunos = fatos.fatores.filter((fator) => inicioMs + duracao * fator * MINUTE_MS > fimMs).length;
    return alunos === 0 ? [] : [checagem('aviso', 'tempo_passa_da_janela', { turma_id, dia_prova }, { alunos })];
  });
}

/** Whether somebody has to mark what the exam asks. */
export const hasTexts = ({ dias }: Pick<Rascunho, 'dias'>, subjetivas: ReadonlySet<number>): boolean =>
  dias.some(
    ({ proposta_redacao_id, itens }) =>
      proposta_redacao_id !== null || itens.some(({ questao_id }) => subjetivas.has(questao_id)),
  );

/** What stops or is worth a look in each class. [MON-14] */
export function turmasDoRascunho(
  { dias, turmas }: Pick<Rascunho, 'dias' | 'turmas'>,
  fatos: readonly FatosTurma[],
  { timeZone, temTexto }: { readonly timeZone: string; readonly temTexto: boolean },
): Checagem[] {
  const known = new Map(fatos.map((one) => [one.turma_id, one]));
  return turmas.flatMap((turma) => {
    const { turma_id } = turma;
    const of = known.get(turma_id);
    if (!of) return [checagem('impede', 'turma_inexistente', { turma_id })];
    const windows = windowsOf(turma, timeZone);
    return [
      ...(of.arquivada ? [checagem('impede', 'turma_arquivada', { turma_id })] : []),
      ...(of.outro_ano ? [checagem('impede', 'turma_outro_ano', { turma_id })] : []),
      ...(of.alcancada ? [] : [checagem('impede', 'turma_de_outro', { turma_id })]),
      ...overlapsOf(turma_id, windows, of),
      ...extraTimeOf(turma_id, windows, dias, of),
      ...(temTexto && !of.tem_professor ? [checagem('aviso', 'sem_corretor', { turma_id })] : []),
    ];
  });
}
