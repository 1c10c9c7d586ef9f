/**
 * A second implementation of version 1's game from the specification alone, without rules of the server. Time advances life
 * by life and coins are stored per item, so that it is unlikely to repeat a mistake of the server.
 */
export const ITEMS = 3;
const INTERVAL_MS = 20 * 60_000;

type ModelItem = { tries: number[]; locked: boolean; hit: boolean; practice: boolean };
type Result = { estrelas: number; acertos: number; moedas: number; tentativa: number; pratica: boolean };
type ModelPhase = {
  /** Items of an action plan pay double. */
  readonly doubled: boolean;
  run: number;
  open: boolean;
  skipped: boolean;
  coins: number;
  items: ModelItem[];
  /** The most coins that each item has been worth so far. */
  readonly best: number[];
  readonly shown: Set<number>; // items whose key practice has shown: they pay no first try (MOE-6)
  last: Result | null;
};

export type Model = {
  now: number;
  coins: number;
  lives: number;
  /** When the next life returns. Null with five lives. */
  nextLife: number | null;
  readonly phases: readonly ModelPhase[];
};

/** The expected answer to a call: a status and, for a refusal, its code. */
export type Expected = {
  readonly status: number;
  readonly codigo?: string;
  readonly body?: Readonly<Record<string, unknown>>;
};

const freshItems = (): ModelItem[] =>
  Array.from({ length: ITEMS }, () => ({ tries: [], locked: false, hit: false, practice: false }));

export function newModel(now: number): Model {
  const phase = (doubled: boolean): ModelPhase => ({
    doubled,
    run: 1,
    open: false,
    skipped: false,
    coins: 0,
    items: freshItems(),
    best: Array.from({ length: ITEMS }, () => 0),
    shown: new Set(),
    last: null,
  });
  return { now, coins: 0, lives: 5, nextLife: null, phases: [phase(false), phase(true)] };
}

/** Lets time pass, one life at a time. */
export function pass(model: Model, ms: number): void {
  model.now += ms;
  while (model.nextLife !== null && model.nextLife <= model.now) {
    model.lives += 1;
    model.nextLife = model.lives === 5 ? null : model.nextLife + INTERVAL_MS;
  }
}

function phaseOf(model: Model, n: number): ModelPhase {
  const phase = model.phases[n];
  if (!phase) throw new Error(`no phase ${n}`);
  return phase;
}

/** The expected strip. */
export function strip(model: Model): Record<string, unknown> {
  return {
    qtde_moedas: model.coins,
    qtde_vidas: model.lives,
    prox_vida: model.nextLife === null ? null : Math.ceil((model.nextLife - model.now) / 1000),
    custo_vidas: 100 - 20 * model.lives,
  };
}

const refuse = (status: number, codigo: string): Expected => ({ status, codigo });

type At = { readonly phase: number; readonly item: number };

function itemAt(model: Model, at: At): ModelItem {
  const item = phaseOf(model, at.phase).items[at.item];
  if (!item) throw new Error(`no item ${at.item}`);
  return item;
}

/** The try that a client sends next. */
export const nextVez = (model: Model, at: At): number => Math.min(2, itemAt(model, at).tries.length + 1);
/** The try after which a client continues. */
export const lastVez = (model: Model, at: At): number => Math.max(1, itemAt(model, at).tries.length);

/** What a client sends for one item. `right` says whether the option is the key. */
type Sent = { readonly option: number; readonly vez: number; readonly right: boolean; readonly practice: boolean };

export function answer(model: Model, at: At, { option, vez, right, practice }: Sent): Expected {
  const phase = phaseOf(model, at.phase);
  const item = itemAt(model, at);
  if (vez > item.tries.length + 1) return refuse(422, 'vez_invalida');
  if (item.locked && item.tries[vez - 1] !== option) return refuse(409, 'item_bloqueado');
  if (vez <= item.tries.length)
    return {
      status: 200,
      body: {
        acertou: item.hit && vez === item.tries.length,
        perdeu_vida: false,
        qtde_moedas_ganhas: 0,
        vez,
        bloqueado: item.locked,
      },
    };
  if (item.tries.includes(option)) return refuse(409, 'alternativa_ja_tentada');
  const free = practice || item.practice;
  if (!free && model.lives === 0) return refuse(409, 'sem_vidas');
  phase.open = true;
  item.practice = free;
  item.tries.push(option);
  let paid = 0;
  if (right) {
    item.hit = true;
    const worth = (item.tries.length === 1 && !phase.shown.has(at.item) ? 20 : 10) * (phase.doubled ? 2 : 1);
    const best = phase.best[at.item] ?? 0;
    if (!free && worth > best) {
      paid = worth - best;
      phase.best[at.item] = worth;
      phase.coins += paid;
      model.coins += paid;
    }
  } else if (!free) {
    model.lives -= 1;
    model.nextLife ??= model.now + INTERVAL_MS;
  }
  item.locked = right || item.tries.length === 2;
  const body = {
    acertou: right,
    perdeu_vida: !right && !free,
    qtde_moedas_ganhas: paid,
    vez: item.tries.length,
    bloqueado: item.locked,
    gabarito: item.locked ? 'C' : null,
    tentativa: phase.run,
  };
  return { status: 200, body };
}

/** 'Continue' after a wrong first try. */
export function giveUp(model: Model, at: At): Expected {
  const item = itemAt(model, at);
  if (item.tries.length === 0) return refuse(422, 'item_sem_resposta');
  item.locked = true;
  return { status: 200, body: { perdeu_vida: false, qtde_moedas_ganhas: 0, bloqueado: true, gabarito: 'C' } };
}

export function buy(model: Model): Expected {
  if (model.lives === 5) return refuse(409, 'vidas_completas');
  const cost = (5 - model.lives) * 20;
  if (model.coins < cost) return refuse(409, 'saldo_insuficiente');
  model.coins -= cost;
  model.lives = 5;
  model.nextLife = null;
  return { status: 200 };
}

export function skip(model: Model, n: number): Expected {
  const phase = phaseOf(model, n);
  if (phase.skipped) return { status: 200 };
  if (model.coins < 15) return refuse(409, 'saldo_insuficiente');
  model.coins -= 15;
  phase.skipped = true;
  phase.open = true;
  return { status: 200 };
}

const STARS_BY_PERCENT = [
  [75, 3],
  [50, 2],
  [1, 1],
  [0, 0],
] as const;

export function close(model: Model, n: number): Expected {
  const phase = phaseOf(model, n);
  if (phase.open) {
    if (phase.items.every((item) => item.tries.length === 0)) return refuse(409, 'fase_sem_respostas');
    const counting = phase.items.filter((item) => item.hit && !item.practice).length;
    const percent = (100 * counting) / ITEMS;
    const estrelas = STARS_BY_PERCENT.find(([from]) => percent >= from)?.[1] ?? 0;
    // A run of practice alone shows its hits, and they earn nothing (decision 191).
    const pratica = phase.items.every((item) => item.tries.length === 0 || item.practice);
    const acertos = pratica ? phase.items.filter((item) => item.hit).length : counting;
    phase.last = { estrelas, acertos, moedas: phase.coins, tentativa: phase.run, pratica };
    // The review of a phase shows the key of each answered item (GAB-8).
    for (const [at, item] of phase.items.entries()) if (item.practice) phase.shown.add(at);
    Object.assign(phase, { run: phase.run + 1, open: false, skipped: false, coins: 0, items: freshItems() });
  }
  if (!phase.last) return refuse(409, 'fase_sem_respostas');
  const { estrelas, acertos, moedas, tentativa, pratica } = phase.last;
  return {
    status: 200,
    body: {
      qtde_estrelas: estrelas,
      qtde_itens_acertou: acertos,
      qtde_moedas: moedas,
      tentativa,
      pratica,
      qtde_itens_total: ITEMS,
    },
  };
}
