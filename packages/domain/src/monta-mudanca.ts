/** What may still change of a published exam, and when. Instants are epoch milliseconds. */

export type JanelaPublicada = { readonly dia_prova: number; readonly inicioMs: number; readonly fimMs: number };
export type TurmaPublicada = { readonly turma_id: number; readonly dias: readonly JanelaPublicada[] };
export type DuracaoPublicada = { readonly dia_prova: number; readonly duracao_minutos: number };
export type Aplicacao = { readonly turmas: readonly TurmaPublicada[]; readonly duracoes: readonly DuracaoPublicada[] };

export type FaseDaProva = 'antes' | 'durante' | 'depois';

/** Before the first window, during, and after the last one; an exam without windows has not begun. [MON-2] */
export function faseDaProva(turmas: readonly Pick<TurmaPublicada, 'dias'>[], nowMs: number): FaseDaProva {
  const windows = turmas.flatMap(({ dias }) => dias);
  if (windows.every(({ inicioMs }) => inicioMs > nowMs)) return 'antes';
  return windows.every(({ fimMs }) => fimMs < nowMs) ? 'depois' : 'durante';
}

export type MudancaErro = {
  readonly codigo:
    | 'prova_encerrada'
    | 'turma_retirada'
    | 'janela_retirada'
    | 'janela_faltando'
    | 'dia_desconhecido'
    | 'inicio_mudou'
    | 'inicio_passado'
    | 'janela_menor'
    | 'janela_curta'
    | 'janela_invertida'
    | 'duracao_menor';
  readonly turma_id?: number;
  readonly dia_prova?: number;
};

const findDay = <Day extends { readonly dia_prova: number }>(days: readonly Day[], dia_prova: number) =>
  days.find((day) => day.dia_prova === dia_prova);

/** Durations are frozen by the publication and only grow. [MON-1] */
function durationsOf(antes: Aplicacao, depois: Aplicacao): MudancaErro[] {
  return depois.duracoes.flatMap(({ dia_prova, duracao_minutos }): MudancaErro[] => {
    const stored = findDay(antes.duracoes, dia_prova);
    if (!stored) return [{ codigo: 'dia_desconhecido', dia_prova }];
    return duracao_minutos < stored.duracao_minutos ? [{ codigo: 'duracao_menor', dia_prova }] : [];
  });
}

const MINUTE_MS = 60_000;

type Change = {
  readonly turma_id: number;
  readonly before: JanelaPublicada | undefined;
  readonly after: JanelaPublicada;
  readonly duracao: number;
  readonly hasBegun: boolean;
  readonly nowMs: number;
};

function windowOf({ turma_id, before, after, duracao, hasBegun, nowMs }: Change): MudancaErro[] {
  const { dia_prova, inicioMs, fimMs } = after;
  const where = { turma_id, dia_prova };
  const isSame = before?.inicioMs === inicioMs && before.fimMs === fimMs;
  if (fimMs <= inicioMs) return [{ codigo: 'janela_invertida', ...where }];
  const errors: MudancaErro[] = [];
  if (!isSame && fimMs - inicioMs < duracao * MINUTE_MS) errors.push({ codigo: 'janela_curta', ...where });
  if (before?.inicioMs !== inicioMs && inicioMs < nowMs) errors.push({ codigo: 'inicio_passado', ...where });
  if (!before || !hasBegun) return errors;
  if (inicioMs < before.inicioMs || (before.inicioMs <= nowMs && inicioMs !== before.inicioMs))
    errors.push({ codigo: 'inicio_mudou', ...where });
  if (fimMs < before.fimMs) errors.push({ codigo: 'janela_menor', ...where });
  return errors;
}

function takenAway(antes: Aplicacao, depois: Aplicacao): MudancaErro[] {
  return antes.turmas.flatMap(({ turma_id, dias }): MudancaErro[] => {
    const kept = depois.turmas.find((turma) => turma.turma_id === turma_id);
    if (!kept) return [{ codigo: 'turma_retirada', turma_id }];
    return dias
      .filter(({ dia_prova }) => !findDay(kept.dias, dia_prova))
      .map(({ dia_prova }) => ({ codigo: 'janela_retirada', turma_id, dia_prova }));
  });
}

/**
 * Why classes, windows and durations may not become these. Before the first window classes and windows are free; from then on
 * classes are added, windows move later only, and one that has begun keeps its start; after the last one nothing. [MON-2]
 */
export function mudancaErros(antes: Aplicacao, depois: Aplicacao, nowMs: number): MudancaErro[] {
  const fase = faseDaProva(antes.turmas, nowMs);
  if (fase === 'depois') return [{ codigo: 'prova_encerrada' }];
  const hasBegun = fase === 'durante';
  const duracaoOf = (dia_prova: number) =>
    (findDay(depois.duracoes, dia_prova) ?? findDay(antes.duracoes, dia_prova))?.duracao_minutos;
  const windows = depois.turmas.flatMap(({ turma_id, dias }) =>
    dias.flatMap((after): MudancaErro[] => {
      const duracao = duracaoOf(after.dia_prova);
      if (duracao === undefined) return [{ codigo: 'dia_desconhecido', turma_id, dia_prova: after.dia_prova }];
      const stored = antes.turmas.find((turma) => turma.turma_id === turma_id);
      return windowOf({
        turma_id,
        before: findDay(stored?.dias ?? [], after.dia_prova),
        after,
        duracao,
        hasBegun,
        nowMs,
      });
    }),
  );
  const missing = depois.turmas.flatMap(({ turma_id, dias }) =>
    antes.duracoes
      .filter(({ dia_prova }) => !findDay(dias, dia_prova))
      .map(({ dia_prova }): MudancaErro => ({ codigo: 'janela_faltando', turma_id, dia_prova })),
  );
  const all = [...durationsOf(antes, depois), ...(hasBegun ? takenAway(antes, depois) : []), ...windows];
  return hasBegun ? all : [...all, ...missing];
}
