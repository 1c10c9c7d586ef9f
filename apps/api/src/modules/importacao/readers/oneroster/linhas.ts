/** Rows of a table by the names of its columns, without those at fault. Pure. */
import { achado, type Achado, type Onde } from './achados.ts';
import { PODEM_FALTAR, TABELAS, type Tabela } from './formato.ts';
import type { Pacote } from './pacote.ts';

export type Linha = Onde & {
  readonly sourcedId: string;
  /** A cell by its column; '' where there is none. Only columns that are read. */
  readonly get: (coluna: string) => string;
  /** Several ids of one cell. */
  readonly list: (coluna: string) => readonly string[];
  /** The source system has taken it away. */
  readonly saiu: boolean;
  /** When the source system changed it last; null where it does not say. */
  readonly modificada_em: string | null;
};

const MAX_CELL = 500;
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u;
export const isInstant = (text: string): boolean => ISO.test(text) && !Number.isNaN(Date.parse(text));

/** Rows of one table. Each `sourcedId` once: a second row of it is at fault. */
export function linhasOf({ tabelas }: Pacote, nome: Tabela, achados: Achado[]): ReadonlyMap<string, Linha> {
  const rows = new Map<string, Linha>();
  const table = tabelas.get(nome);
  if (!table) return rows;
  const { arquivo, modo, linhas } = table;
  const [heading, ...body] = linhas;
  const { necessarias, usadas } = TABELAS[nome];
  const places = new Map(heading?.celulas.map((text, place) => [text.trim(), place]));
  const missing = necessarias.filter((coluna) => !places.has(coluna));
  achados.push(...missing.map((coluna) => achado({ arquivo, linha: 0 }, 'coluna_ausente', '', coluna)));
  if (missing.length > 0) return rows;
  if (nome === 'users' && places.has('password')) {
    const place = places.get('password') ?? 0;
    if (body.some(({ celulas }) => (celulas[place] ?? '') !== ''))
      achados.push(achado({ arquivo, linha: 0 }, 'senha_ignorada'));
  }
  const read = new Set([...necessarias, ...usadas]);
  for (const { linha, celulas } of body) {
    const at = { arquivo, linha };
    const get = (coluna: string) =>
      read.has(coluna) ? (celulas[places.get(coluna) ?? -1] ?? '').trim().slice(0, MAX_CELL) : '';
    const fault = faultOf(at, get, necessarias, modo === 'delta');
    const sourcedId = get('sourcedId');
    if (fault) achados.push(fault);
    else if (rows.has(sourcedId)) achados.push(achado(at, 'id_repetido', sourcedId, 'sourcedId'));
    else
      rows.set(sourcedId, {
        ...at,
        sourcedId,
        get,
        list: (coluna) =>
          get(coluna)
            .split(',')
            .map((id) => id.trim())
            .filter(Boolean),
        saiu: get('status') === 'tobedeleted',
        modificada_em: get('dateLastModified') || null,
      });
  }
  return rows;
}

const STATES = new Set(['', 'active', 'tobedeleted']);

/** Why a row cannot be taken. In bulk the state may be empty; in delta state and date are needed. */
function faultOf(at: Onde, get: (coluna: string) => string, needed: readonly string[], delta: boolean): Achado | null {
  const empty = needed.find((coluna) => !PODEM_FALTAR.has(coluna) && get(coluna) === '');
  if (empty !== undefined) return achado(at, 'campo_vazio', '', empty);
  const [status, date] = [get('status'), get('dateLastModified')];
  if (delta && (status === '' || date === '')) return achado(at, 'delta_sem_data');
  if (!STATES.has(status) || (!delta && status === 'tobedeleted'))
    return achado(at, 'valor_desconhecido', status, 'status');
  return date !== '' && !isInstant(date) ? achado(at, 'data_invalida', date, 'dateLastModified') : null;
}
