/** The files of the zip by their names in the binding, and what its manifest announces. Pure. */
import { parseCsv, type CsvRecord } from '@luneta/domain/csv';

import { achado, type Achado } from './achados.ts';
import { isTabela, NECESSARIAS, NUNCA_LIDOS, TABELAS, type Tabela } from './formato.ts';

/** Files by their names in the zip. */
export type Entradas = Readonly<Record<string, Uint8Array>>;
export type Modo = 'bulk' | 'delta';
export type Versao = '1.1' | '1.2';

type Lido = { readonly arquivo: string; readonly modo: Modo; readonly linhas: readonly CsvRecord[] };

export type Pacote = {
  readonly versao: Versao | null;
  /** Name of the system that made it. */
  readonly sistema: string;
  readonly tabelas: ReadonlyMap<Tabela, Lido>;
  readonly achados: readonly Achado[];
};

const MANIFEST = 'manifest';
const MAX_ROWS = 200_000;
const BOM = '\uFEFF';
/** Left by systems that pack files, and never of the binding. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.)/u;
const KNOWN: readonly string[] = [MANIFEST, ...Object.keys(TABELAS), ...NUNCA_LIDOS, 'userProfiles'];

type Arquivo = { readonly arquivo: string; readonly bytes: Uint8Array };

/** Each file by its name in the binding. What is tolerated is taken down. */
function filesOf(entradas: Entradas, achados: Achado[]): Map<string, Arquivo> {
  const found = new Map<string, Arquivo>();
  for (const [path, bytes] of Object.entries(entradas)) {
    const [file = '', ...folders] = path.split('/').reverse();
    if (LITTER.test(path) || !/\.csv$/iu.test(file) || folders.length > 1) continue;
    const plain = file.replace(/\.csv$/iu, '');
    const nome = KNOWN.find((known) => known.toLowerCase() === plain.toLowerCase()) ?? plain;
    const arquivo = `${nome}.csv`;
    if (file !== arquivo) achados.push(achado({ arquivo: file, linha: 0 }, 'nome_com_outra_caixa'));
    if (folders.length > 0) achados.push(achado({ arquivo, linha: 0 }, 'em_pasta'));
    if (!found.has(nome)) found.set(nome, { arquivo, bytes });
  }
  return found;
}

function recordsOf({ arquivo, bytes }: Arquivo, achados: Achado[]): readonly CsvRecord[] | null {
  const at = { arquivo, linha: 0 };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    achados.push(achado(at, 'arquivo_ilegivel'));
    return null;
  }
  if (text.startsWith(BOM)) achados.push(achado(at, 'marca_de_ordem'));
  const linhas = parseCsv(text);
  if (linhas === null) achados.push(achado(at, 'arquivo_ilegivel'));
  else if (linhas.length > MAX_ROWS) achados.push(achado(at, 'linhas_demais'));
  return linhas !== null && linhas.length <= MAX_ROWS ? linhas : null;
}

const isModo = (text: string): text is Modo => text === 'bulk' || text === 'delta';
const VERSOES: readonly Versao[] = ['1.1', '1.2'];
/** The binding's own corrections (1.2.1) are read as it. */
const versaoOf = (text: string): Versao | null => VERSOES.find((versao) => text.startsWith(versao)) ?? null;

/** Reads the manifest and the files that it announces. */
export function readPacote(entradas: Entradas): Pacote {
  const achados: Achado[] = [];
  const files = filesOf(entradas, achados);
  const tabelas = new Map<Tabela, Lido>();
  const manifest = files.get(MANIFEST);
  const said = manifest && recordsOf(manifest, achados);
  if (!said) {
    if (!manifest) achados.push(achado({ arquivo: 'manifest.csv', linha: 0 }, 'manifesto_ausente'));
    return { versao: null, sistema: '', tabelas, achados };
  }
  const property = new Map(
    said.map(({ celulas: [name = '', value = ''], linha }) => [name, { value: value.trim(), linha }]),
  );
  const written = property.get('oneroster.version');
  const versao = versaoOf(written?.value ?? '');
  if (versao === null)
    achados.push(
      achado(
        { arquivo: 'manifest.csv', linha: written?.linha ?? 0 },
        'versao_desconhecida',
        written?.value,
        'oneroster.version',
      ),
    );
  for (const [name, { value, linha }] of property) {
    const nome = /^file\.(.+)$/u.exec(name)?.[1];
    if (nome === undefined) continue;
    const file = files.get(nome);
    const at = { arquivo: `${nome}.csv`, linha: 0 };
    if (value === 'absent') {
      if (file && isTabela(nome)) achados.push(achado(at, 'arquivo_nao_anunciado'));
    } else if (!isModo(value))
      achados.push(achado({ arquivo: 'manifest.csv', linha }, 'modo_desconhecido', value, name));
    else if (!file) achados.push(achado(at, 'arquivo_ausente'));
    else if (NUNCA_LIDOS.has(nome)) achados.push(achado(at, 'nunca_lido'));
    else if (isTabela(nome)) {
      const linhas = recordsOf(file, achados);
      if (linhas) tabelas.set(nome, { arquivo: file.arquivo, modo: value, linhas });
    }
  }
  const needed: readonly Tabela[] = versao === '1.2' ? [...NECESSARIAS, 'roles'] : NECESSARIAS;
  for (const nome of needed)
    if (
      !tabelas.has(nome) &&
      !achados.some(({ arquivo, gravidade }) => arquivo === `${nome}.csv` && gravidade === 'erro')
    )
      achados.push(achado({ arquivo: `${nome}.csv`, linha: 0 }, 'arquivo_necessario'));
  return { versao, sistema: property.get('source.systemName')?.value ?? '', tabelas, achados };
}
