/**
 * A file of item parameters: INEP's ITENS_PROVA, or our own (item; a; b; c; anulada; lingua). It checks shape only. A line
 * that cannot be read is told and left out.
 */
import { csvSeparator, parseCsv } from '@luneta/domain/csv';

import { languageOf, type Language } from '../enem/posicoes.ts';

export type Registro = {
  /** Line of the file. */
  readonly linha: number;
  /** INEP's area and booklet; null in our own format. */
  readonly area: string | null;
  readonly caderno: string | null;
  readonly cor: string | null;
  /** INEP's number of the item, the same in every booklet. */
  readonly item: string | null;
  readonly posicao: number;
  readonly language: Language | null;
  /** A to E, X where it was annulled, null where the file does not say. */
  readonly gabarito: string | null;
  readonly habilidade: string | null;
  readonly anulada: boolean;
  /** Out of INEP's calibration, the annulled ones included. */
  readonly abandonado: boolean;
  readonly tri: { readonly a: number; readonly b: number; readonly c: number } | null;
};

export type Arquivo = {
  readonly formato: 'INEP' | 'próprio';
  readonly registros: readonly Registro[];
  readonly ilegiveis: readonly { readonly linha: number; readonly motivo: string }[];
};

/** The file is none of the two formats; the message is for the operator. */
export class ParametrosError extends Error {
  override readonly name = 'ParametrosError';
}

const INEP = ['co_posicao', 'sg_area', 'co_prova', 'tx_gabarito', 'nu_param_a', 'nu_param_b', 'nu_param_c'];
/** Our names, and the English ones. */
const OWN: Readonly<Record<string, string>> = { annulled: 'anulada', language: 'lingua', língua: 'lingua' };
const OWN_REQUIRED = ['item', 'a', 'b', 'c'];

type Row = { readonly linha: number; of(name: string): string };

const plain = (cell: string): string => cell.trim().toLowerCase();

/** A number with point or, where the cells stand between semicolons or tabs, comma; null where the cell is empty. */
function numberOf(cell: string, name: string, decimalComma: boolean): number | null {
  if (cell === '') return null;
  const value = Number(decimalComma ? cell.replace(',', '.') : cell);
  if (!Number.isFinite(value)) throw new ParametrosError(`${name} não é um número: "${cell}"`);
  return value;
}

function triOf(row: Row, [a, b, c]: readonly [string, string, string], comma: boolean): Registro['tri'] {
  const [discrimination, difficulty, guess] = [a, b, c].map((name) => numberOf(row.of(name), name, comma));
  const values = [discrimination, difficulty, guess].filter((value) => value != null);
  if (values.length === 0) return null;
  if (discrimination == null || difficulty == null || guess == null)
    throw new ParametrosError('só parte dos parâmetros a, b, c está preenchida');
  if (discrimination <= 0 || guess < 0 || guess >= 1)
    throw new ParametrosError(`parâmetros fora da faixa: a = ${discrimination}, c = ${guess}`);
  return { a: discrimination, b: difficulty, c: guess };
}

function positionOf(cell: string): number {
  const position = Number(cell);
  if (!Number.isInteger(position) || position < 1) throw new ParametrosError(`a posição "${cell}" não é um número`);
  return position;
}

/** Both ways in which a language is written: INEP's 0 and 1, and its name. */
function languageIn(cell: string): Language | null {
  if (cell === '') return null;
  const known = /^[01](?:\.0)?$/u.test(cell) ? (['ingles', 'espanhol'] as const)[Number(cell)] : languageOf(cell);
  if (!known) throw new ParametrosError(`o idioma "${cell}" não é ingles nem espanhol`);
  return known;
}

/** A whole number as some years write it: `299.0`. */
const whole = (cell: string): string => cell.replace(/^(\d+)[.,]0$/u, '$1');

/** How INEP's files of some years write the key of an annulled item. */
const annulledKey = (key: string): string => (/^(?:\*|ANULAD[AO])$/u.test(key) ? 'X' : key);

function fromInep(row: Row, comma: boolean): Registro {
  const gabarito = annulledKey(row.of('tx_gabarito').toUpperCase());
  if (!/^[A-EX]$/u.test(gabarito)) throw new ParametrosError(`o gabarito "${gabarito}" não é uma letra de A a E nem X`);
  const abandonado = whole(row.of('in_item_aban')) === '1';
  const habilidade = whole(row.of('co_habilidade'));
  return {
    linha: row.linha,
    area: row.of('sg_area').toUpperCase(),
    caderno: whole(row.of('co_prova')),
    cor: row.of('tx_cor').toUpperCase() || null,
    item: whole(row.of('co_item')) || null,
    posicao: positionOf(row.of('co_posicao')),
    language: languageIn(row.of('tp_lingua')),
    gabarito,
    habilidade: habilidade ? `H${habilidade}` : null,
    anulada: gabarito === 'X',
    abandonado: abandonado || gabarito === 'X',
    tri: abandonado ? null : triOf(row, ['nu_param_a', 'nu_param_b', 'nu_param_c'], comma),
  };
}

function fromOwn(row: Row, comma: boolean): Registro {
  const said = plain(row.of('anulada'));
  if (!['', '0', '1', 'sim', 'nao', 'não', 'true', 'false'].includes(said))
    throw new ParametrosError(`"anulada" tem de ser sim ou não, e é "${said}"`);
  const anulada = ['1', 'sim', 'true'].includes(said);
  const tri = anulada ? null : triOf(row, ['a', 'b', 'c'], comma);
  const none = { area: null, caderno: null, cor: null, item: null, gabarito: null, habilidade: null };
  const place = { linha: row.linha, posicao: positionOf(row.of('item')), language: languageIn(row.of('lingua')) };
  return { ...none, ...place, anulada, abandonado: tri === null, tri };
}

/**
 * Reads the text of a file.
 * @throws ParametrosError when it is neither of the two formats
 */
export function readParametros(text: string): Arquivo {
  const records = parseCsv(text);
  const [heading, ...lines] = records ?? [];
  if (!heading) throw new ParametrosError('o arquivo não é CSV, ou está vazio');
  const names = heading.celulas.map((cell) => OWN[plain(cell)] ?? plain(cell));
  const inep = INEP.every((name) => names.includes(name));
  const missing = OWN_REQUIRED.filter((name) => !names.includes(name));
  if (!inep && missing.length > 0)
    throw new ParametrosError(
      `o arquivo não tem as colunas de ITENS_PROVA nem item;a;b;c (falta ${missing.join(', ')})`,
    );
  const comma = csvSeparator(text) !== ',';
  const registros: Registro[] = [];
  const ilegiveis: { linha: number; motivo: string }[] = [];
  for (const { linha, celulas } of lines) {
    const row: Row = { linha, of: (name) => celulas[names.indexOf(name)] ?? '' };
    try {
      registros.push(inep ? fromInep(row, comma) : fromOwn(row, comma));
    } catch (error) {
      if (!(error instanceof ParametrosError)) throw error;
      ilegiveis.push({ linha, motivo: error.message });
    }
  }
  return { formato: inep ? 'INEP' : 'próprio', registros, ilegiveis };
}
