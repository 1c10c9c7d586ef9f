/**
 * A second implementation of the Boss from the documents, without functions of the server or the domain: 20 minutes, 60
 * percent, 20 coins per hit after a win and 5 after a loss, one attempt, an answer is final. Only tests import it.
 */

const TIME = 20 * 60 * 1000;

export type Model = {
  now: number;
  begun: number | null;
  /** Option by item. */
  readonly answers: Map<number, number>;
  ended: { readonly at: number; readonly por: 'aluno' | 'respostas' | 'tempo' } | null;
};

export const newModel = (now: number): Model => ({ now, begun: null, answers: new Map(), ended: null });

/** Ends by the clock an attempt that nobody ended. */
export function tick(model: Model, ms: number): void {
  model.now += ms;
  if (model.begun !== null && model.ended === null && model.now >= model.begun + TIME)
    model.ended = { at: model.begun + TIME, por: 'tempo' };
}

export const isRunning = (model: Model): boolean => model.begun !== null && model.ended === null;

export function outcome(model: Model, itens: number, right: number) {
  const hits = [...model.answers.values()].filter((option) => option === right).length;
  const won = hits / itens >= 0.6;
  return { hits, won, coins: hits * (won ? 20 : 5), percent: (hits / itens) * 100 };
}

export function statusOf(model: Model, itens: number, right: number): string {
  if (model.ended) return outcome(model, itens, right).won ? 'venceu' : 'perdeu';
  return model.begun === null ? 'desbloqueado' : 'iniciado';
}

export function secondsLeft(model: Model): number {
  if (model.begun === null) return TIME / 1000;
  return model.ended ? 0 : Math.floor((model.begun + TIME - model.now) / 1000);
}

/** The expected answer to a start. Updates the model. */
export function startIn(model: Model): 200 | 409 {
  if (model.ended) return 409;
  model.begun ??= model.now;
  return 200;
}

/** The expected answer to an answer. Updates the model. The first answer starts, the last of `itens` ends. */
export function answerIn(model: Model, item: number, option: number, itens: number): 200 | 409 {
  const stored = model.answers.get(item);
  if (stored !== undefined) return stored === option ? 200 : 409;
  if (model.ended) return 409;
  model.begun ??= model.now;
  model.answers.set(item, option);
  if (model.answers.size === itens) model.ended = { at: model.now, por: 'respostas' };
  return 200;
}

/** The expected answer to leaving. Updates the model. */
export function leaveIn(model: Model): 200 | 409 {
  if (model.begun === null) return 409;
  model.ended ??= { at: model.now, por: 'aluno' };
  return 200;
}
