/** Turns the bytes of a table into lines by field. Pure: it knows no school, and drops every column that no field has. */
import { parseCsv } from '@luneta/domain/csv';
import {
  columnsOf as columnsByTitle,
  IMPORTACAO_LIMITES,
  type ImportacaoCampo,
} from '@luneta/domain/importacao-colunas';
import { readArquivoDeTabela } from '@luneta/domain/tabela-arquivo';
import { openXlsx, type TabelaLimites } from '@luneta/domain/tabela-xlsx';
import { ZipRecusado, type ZipRecusa } from '@luneta/domain/zip';

import type { CodigoFalha } from '../arquivo/falhas.ts';
import type { Coluna, Formato, Lidos, Problema } from '../arquivo/modelo.ts';

/** A line of the file; `linha` counts from 1 with the heading. */
export type LinhaLida = {
  readonly arquivo: string;
  readonly linha: number;
  readonly lidos: Lidos;
  readonly achados?: readonly Problema[];
};

export type Leitura = {
  readonly codificacao: string | null;
  readonly colunas: readonly Coluna[];
  readonly linhas: readonly LinhaLida[];
  /** Names with accents as they were read. */
  readonly amostras: readonly string[];
  /** Sheets of a workbook; none of another file. */
  readonly planilhas: readonly string[];
  /** Why the lines cannot be judged yet; the columns may say otherwise. */
  readonly erro: CodigoFalha | null;
};

export type Pedido = {
  readonly bytes: Uint8Array;
  readonly formato: Formato;
  /** Day of the school, `YYYY-MM-DD`. */
  readonly hoje: string;
  readonly campos: readonly { readonly campo: ImportacaoCampo; readonly necessario: boolean }[];
  /** What a person said: place of the column → field. Null: nothing yet. */
  readonly mapeamento: Readonly<Record<string, string>> | null;
  /** Which sheet of a workbook, from 1. */
  readonly planilha: number;
  /** OneRoster: the lessons of a school without homerooms are its classes. */
  readonly aulas_sao_turmas: boolean;
};

/** The file as a whole is refused. */
export class LeituraRecusada extends Error {
  override readonly name = 'LeituraRecusada';
  readonly codigo: CodigoFalha;
  /** Sheets that may be read instead. */
  readonly planilhas: readonly string[];

  constructor(codigo: CodigoFalha, planilhas: readonly string[] = []) {
    super(codigo);
    this.codigo = codigo;
    this.planilhas = planilhas;
  }
}

export type Row = { readonly linha: number; readonly celulas: readonly string[] };

/** What is said of a zip that is not opened. */
export const ZIP: Readonly<Record<ZipRecusa, CodigoFalha>> = {
  incha: 'arquivo_incha',
  inseguro: 'arquivo_inseguro',
  com_senha: 'com_senha',
  danificado: 'arquivo_danificado',
};

type Tabela = {
  readonly rows: readonly Row[];
  readonly codificacao: string | null;
  readonly planilhas: readonly string[];
};

const MAX_SHEETS = 100;
const MAX_SHEET_NAME = 100;

async function rowsOfXlsx(bytes: Uint8Array, planilha: number, { linhas, colunas }: TabelaLimites): Promise<Tabela> {
  // One line more than allowed is read, so that the refusal can say so.
  const limites = { linhas: linhas + 2, colunas: colunas + 1 };
  let planilhas: readonly string[] = [];
  try {
    const pasta = openXlsx(bytes, limites);
    planilhas = pasta.planilhas.slice(0, MAX_SHEETS).map((nome) => cleanCell(nome).slice(0, MAX_SHEET_NAME));
    if (planilha > planilhas.length) throw new LeituraRecusada('planilha_ausente', planilhas);
    const rows = (await pasta.read(planilha))
      .map((row, index) => ({
        linha: index + 1,
        celulas: row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '').trim())),
      }))
      .filter(({ celulas }) => celulas.some((cell) => cell !== ''));
    return { rows, codificacao: null, planilhas };
  } catch (error) {
    throw error instanceof ZipRecusado ? new LeituraRecusada(ZIP[error.motivo], planilhas) : error;
  }
}

/** A formula that a file of ours wrote behind an apostrophe (rule CSV-5) is that text again; nothing unseen is kept. */
const cleanCell = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/u, '')
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim();

/**
 * The rows of a CSV, or of a sheet of an XLSX, with their heading.
 * @throws LeituraRecusada for what is none
 */
export async function rowsOf(
  { bytes, planilha }: Pick<Pedido, 'bytes' | 'planilha'>,
  limites: TabelaLimites,
): Promise<Tabela> {
  const arquivo = readArquivoDeTabela(bytes);
  if (arquivo.tipo === 'xlsx') return rowsOfXlsx(bytes, planilha, limites);
  if (arquivo.tipo !== 'texto') throw new LeituraRecusada(arquivo.tipo);
  const rows = parseCsv(arquivo.texto);
  if (rows === null) throw new LeituraRecusada('aspas_abertas');
  return { rows, codificacao: arquivo.codificacao, planilhas: [] };
}

function requireWithin({ rows, planilhas }: Tabela): void {
  const { linhas, colunas, celula } = IMPORTACAO_LIMITES;
  const tooLarge = ({ celulas }: Row) => celulas.length > colunas || celulas.some((cell) => cell.length > celula);
  if (rows.length > linhas + 1 || rows.some(tooLarge)) throw new LeituraRecusada('arquivo_grande', planilhas);
}

const SAMPLES = 3;

function columnsOf(heading: Row, body: readonly Row[], { campos, mapeamento }: Pedido): Coluna[] {
  const names = campos.map(({ campo }) => campo);
  const byTitle = columnsByTitle(heading.celulas, names);
  return heading.celulas.map((nome, index): Coluna => {
    const proposed = byTitle[index] ?? { situacao: 'ignorada', campo: null };
    const kept = proposed.situacao !== 'nunca_guardada';
    const said = mapeamento?.[String(index + 1)];
    const campo = mapeamento === null ? proposed.campo : (names.find((one) => one === said) ?? null);
    const exemplos = kept
      ? body
          .map(({ celulas }) => cleanCell(celulas[index] ?? ''))
          .filter((cell) => cell !== '')
          .slice(0, SAMPLES)
      : [];
    const situacao = mapeamento === null || !kept ? proposed.situacao : campo === null ? 'ignorada' : 'reconhecida';
    return { arquivo: '', coluna: index + 1, nome: cleanCell(nome), exemplos, campo: kept ? campo : null, situacao };
  });
}

function problemOf(colunas: readonly Coluna[], { campos }: Pedido): CodigoFalha | null {
  const used = colunas.flatMap(({ campo }) => campo ?? []);
  if (new Set(used).size < used.length) return 'cabecalho_repetido';
  return campos.some(({ campo, necessario }) => necessario && !used.includes(campo)) ? 'campo_necessario' : null;
}

const ACCENTED = /[\u00C0-\u024F\uFFFD]/u;

/**
 * Reads a table.
 * @throws LeituraRecusada when the file is none, or is larger than a table may be
 */
export async function readTabela(pedido: Pedido): Promise<Leitura> {
  const tabela = await rowsOf(pedido, IMPORTACAO_LIMITES);
  requireWithin(tabela);
  const { rows, codificacao, planilhas } = tabela;
  const [heading, ...body] = rows;
  if (!heading || body.length === 0) throw new LeituraRecusada('sem_linhas', planilhas);
  const colunas = columnsOf(heading, body, pedido);
  const used = colunas.flatMap(({ campo, coluna }) => (campo === null ? [] : [{ campo, index: coluna - 1 }]));
  const linhas = body.map(({ linha, celulas }) => ({
    arquivo: '',
    linha,
    lidos: Object.fromEntries(used.map(({ campo, index }) => [campo, cleanCell(celulas[index] ?? '')])),
  }));
  const named: readonly LinhaLida[] = linhas;
  const amostras = named
    .flatMap(({ lidos }) => lidos.nome ?? [])
    .filter((nome) => ACCENTED.test(nome))
    .slice(0, SAMPLES);
  return { codificacao, colunas, linhas, amostras, planilhas, erro: problemOf(colunas, pedido) };
}
