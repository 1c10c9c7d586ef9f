/** Classes and windows as a form holds them: clocks of the school as they are typed. Pure. */
import type { AvaliacaoGestao, AvaliacaoTurmasRequest } from '@luneta/api-client';
import { fromLocal } from '@luneta/domain/instante-local';
import { mudancaErros, type Aplicacao, type MudancaErro, type TurmaPublicada } from '@luneta/domain/monta-mudanca';

import { copy, erros } from './copy.ts';

export type Janela = {
  readonly dia_prova: number;
  readonly inicio: string;
  readonly fim: string;
  readonly sala: string;
  readonly entrada: 'livre' | 'codigo';
};
export type Linha = {
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly serie_nome: string;
  readonly dias: readonly Janela[];
};
export type Duracao = { readonly dia_prova: number; readonly minutos: string };
export type Valores = { turmas: readonly Linha[]; duracoes: readonly Duracao[] };

export const valoresDe = ({ turmas, dias }: AvaliacaoGestao): Valores => ({
  turmas: turmas.map(({ turma_id, turma_codigo, serie_nome, dias: janelas }) => ({
    turma_id,
    turma_codigo,
    serie_nome,
    dias: janelas.map(({ dia_prova, inicio, fim, sala, entrada }) => ({
      dia_prova,
      inicio,
      fim,
      sala: sala ?? '',
      entrada,
    })),
  })),
  duracoes: dias.map(({ dia_prova, duracao_minutos }) => ({ dia_prova, minutos: String(duracao_minutos) })),
});

/** A class that is added: with the windows of the first one, or empty ones. */
export function novaLinha({ turmas, duracoes }: Valores, turma: Omit<Linha, 'dias'>): Linha {
  const dias = duracoes.map(({ dia_prova }): Janela => {
    const sample = turmas[0]?.dias.find((dia) => dia.dia_prova === dia_prova);
    return {
      dia_prova,
      inicio: sample?.inicio ?? '',
      fim: sample?.fim ?? '',
      sala: '',
      entrada: sample?.entrada ?? 'livre',
    };
  });
  return { ...turma, dias };
}

const MIN_MINUTOS = 5;
const MAX_MINUTOS = 600;
/** As typed; null for what is no duration. */
export function minutosDe(texto: string): number | null {
  const minutos = /^\d+$/u.test(texto.trim()) ? Number(texto) : Number.NaN;
  return minutos >= MIN_MINUTOS && minutos <= MAX_MINUTOS ? minutos : null;
}

export const pedidoDe = ({ turmas, duracoes }: Valores, { versao, dias }: AvaliacaoGestao): AvaliacaoTurmasRequest => ({
  versao,
  turmas: turmas.map(({ turma_id, dias: janelas }) => ({
    turma_id,
    dias: janelas.map(({ sala, ...janela }) => ({ ...janela, sala: sala.trim() === '' ? null : sala.trim() })),
  })),
  // Only what grows: a duration that stays is not asked for.
  duracoes: duracoes.flatMap(({ dia_prova, minutos }) => {
    const duracao_minutos = minutosDe(minutos);
    const stored = dias.find((dia) => dia.dia_prova === dia_prova)?.duracao_minutos;
    return duracao_minutos === null || duracao_minutos === stored ? [] : [{ dia_prova, duracao_minutos }];
  }),
});

const stored = ({ turmas, dias }: AvaliacaoGestao): Aplicacao => ({
  turmas: turmas.map(({ turma_id, dias: janelas }) => ({
    turma_id,
    dias: janelas.map(({ dia_prova, inicio_em, fim_em }) => ({
      dia_prova,
      inicioMs: Date.parse(inicio_em),
      fimMs: Date.parse(fim_em),
    })),
  })),
  duracoes: dias.map(({ dia_prova, duracao_minutos }) => ({ dia_prova, duracao_minutos })),
});

const AT_START: ReadonlySet<MudancaErro['codigo']> = new Set(['inicio_mudou', 'inicio_passado']);

/** Sentences by the place of the field: those of a window at its start or its end. */
export function errosDe(valores: Valores, avaliacao: AvaliacaoGestao, nowMs: number): Record<string, string> {
  const zone = avaliacao.fuso_horario;
  const found: Record<string, string> = {};
  const complete: TurmaPublicada[] = valores.turmas.map(({ turma_id, dias }, n) => ({
    turma_id,
    dias: dias.flatMap(({ dia_prova, inicio, fim }, d) => {
      const [inicioMs, fimMs] = [fromLocal(inicio, zone), fromLocal(fim, zone)];
      if (inicioMs === null) found[`turmas.${n}.dias.${d}.inicio`] = copy.missing;
      if (fimMs === null) found[`turmas.${n}.dias.${d}.fim`] = copy.missing;
      return inicioMs === null || fimMs === null ? [] : [{ dia_prova, inicioMs, fimMs }];
    }),
  }));
  const duracoes = valores.duracoes.flatMap(({ dia_prova, minutos }, n) => {
    const duracao_minutos = minutosDe(minutos);
    if (duracao_minutos === null) found[`duracoes.${n}`] = copy.durationError;
    return duracao_minutos === null ? [] : [{ dia_prova, duracao_minutos }];
  });
  for (const { codigo, turma_id, dia_prova } of mudancaErros(
    stored(avaliacao),
    { turmas: complete, duracoes },
    nowMs,
  )) {
    const n = valores.turmas.findIndex((linha) => linha.turma_id === turma_id);
    const d = valores.turmas[n]?.dias.findIndex((dia) => dia.dia_prova === dia_prova) ?? -1;
    const day = valores.duracoes.findIndex((duracao) => duracao.dia_prova === dia_prova);
    const place =
      turma_id === undefined
        ? `duracoes.${Math.max(0, day)}`
        : d === -1
          ? 'turmas'
          : `turmas.${n}.dias.${d}.${AT_START.has(codigo) ? 'inicio' : 'fim'}`;
    found[place] ??= erros[codigo];
  }
  return found;
}

type Unknown = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
/** An object whose fields `texts` are texts, and whose field `id` is a number. */
const has = (value: unknown, id: string, texts: readonly string[]): value is Unknown =>
  isObject(value) && typeof value[id] === 'number' && texts.every((name) => typeof value[name] === 'string');

const isLinha = (value: unknown): boolean =>
  has(value, 'turma_id', ['turma_codigo', 'serie_nome']) &&
  Array.isArray(value['dias']) &&
  value['dias'].every((dia) => has(dia, 'dia_prova', ['inicio', 'fim', 'sala', 'entrada']));

/** Another build, or a hand, may have written a draft. */
export const isValores = (value: unknown): value is Valores =>
  isObject(value) &&
  Array.isArray(value['turmas']) &&
  value['turmas'].every(isLinha) &&
  Array.isArray(value['duracoes']) &&
  value['duracoes'].every((duracao) => has(duracao, 'dia_prova', ['minutos']));
