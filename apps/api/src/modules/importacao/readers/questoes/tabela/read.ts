/** Reads a table of questions, as CSV or XLSX. Pure: it knows no school. */
import { openZip } from '@luneta/domain/zip';
import { strFromU8 } from 'fflate';

import { LeituraRecusada, type Row, rowsOf } from '../../leitura.ts';
import type { Arquivos } from '../conteudo.ts';
import { type CampoDaQuestao, CAMPOS_DA_QUESTAO, LIMITES, type QuestaoLida } from '../modelo.ts';
import { aviso } from '../problemas.ts';
import { colunaDeQuestao, type ColunaProposta } from './colunas.ts';
import { lerLinha } from './linha.ts';

export type ColunaLida = ColunaProposta & {
  /** Place in the file, from 1. */
  readonly coluna: number;
  readonly nome: string;
  readonly exemplos: readonly string[];
};

export type TabelaDeQuestoes = {
  readonly codificacao: string | null;
  /** Names of the sheets of a workbook. */
  readonly planilhas: readonly string[];
  readonly colunas: readonly ColunaLida[];
  readonly questoes: readonly QuestaoLida[];
  /** Why the lines cannot be judged yet; the columns may say otherwise. */
  readonly erro: 'cabecalho_repetido' | 'campo_necessario' | null;
};

export type PedidoDeTabela = {
  readonly bytes: Uint8Array;
  /** Sheet of a workbook, from 1. */
  readonly planilha: number;
  readonly pasta: string;
  /** 'As células contêm HTML'. */
  readonly html: boolean;
  /** What a person said: place of the column → field. Null: nothing yet. */
  readonly mapeamento: Readonly<Record<string, string>> | null;
  readonly arquivos: Arquivos;
};

/** A formula that a file of ours wrote behind an apostrophe is that text again; nothing unseen but breaks is kept. */
const cleanCell = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim();

const SAMPLES = 3;
const SAMPLE = 120;

function columnsOf(heading: Row, body: readonly Row[], mapeamento: PedidoDeTabela['mapeamento']): ColunaLida[] {
  return heading.celulas.map((nome, index): ColunaLida => {
    const proposed = colunaDeQuestao(nome);
    const said = CAMPOS_DA_QUESTAO.find((campo) => campo === mapeamento?.[String(index + 1)]) ?? null;
    const now: ColunaProposta =
      mapeamento === null ? proposed : { campo: said, situacao: said === null ? 'ignorada' : 'reconhecida' };
    const exemplos = body
      .map(({ celulas }) => cleanCell(celulas[index] ?? '').slice(0, SAMPLE))
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES);
    return { ...now, coluna: index + 1, nome: cleanCell(nome).slice(0, SAMPLE), exemplos };
  });
}

function problemOf(colunas: readonly ColunaLida[]): TabelaDeQuestoes['erro'] {
  const used = colunas.flatMap(({ campo }) => campo ?? []);
  if (new Set(used).size < used.length) return 'cabecalho_repetido';
  return used.includes('enunciado') ? null : 'campo_necessario';
}

/** Whether cells of a workbook are calculated; what is read of them is what was kept of the result. */
function hasFormulas(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  const sheets = openZip(bytes, (name) => name.startsWith('xl/worksheets/'));
  return Object.values(sheets).some((sheet) => /<f[\s>]/u.test(strFromU8(sheet)));
}

const CALCULATED = aviso('planilha_com_formulas', {
  mensagem: 'A planilha tem células calculadas por fórmulas; veio o último resultado guardado.',
  como: 'Confira os textos. Se algum estiver velho, abra a planilha, salve e envie de novo.',
});

/** @throws LeituraRecusada when the file is no table, or is larger than one may be */
export async function readTabelaDeQuestoes(pedido: PedidoDeTabela): Promise<TabelaDeQuestoes> {
  const { bytes, pasta, html, arquivos } = pedido;
  const { rows, codificacao, planilhas } = await rowsOf(pedido, {
    linhas: LIMITES.questoes + 1,
    colunas: LIMITES.colunas,
  });
  if (rows.length > LIMITES.questoes + 1) throw new LeituraRecusada('questoes_demais');
  if (rows.some(({ celulas }) => celulas.length > LIMITES.colunas)) throw new LeituraRecusada('arquivo_grande');
  const [heading, ...body] = rows;
  if (!heading || body.length === 0) throw new LeituraRecusada('sem_questoes', planilhas);
  const colunas = columnsOf(heading, body, pedido.mapeamento);
  const erro = problemOf(colunas);
  if (erro !== null) return { codificacao, planilhas, colunas, questoes: [], erro };
  const used = colunas.flatMap(({ campo, coluna }): { campo: CampoDaQuestao; index: number }[] =>
    campo === null ? [] : [{ campo, index: coluna - 1 }],
  );
  const extra = hasFormulas(bytes) ? [CALCULATED] : [];
  const questoes = body.map(({ linha, celulas }) => {
    const cells = Object.fromEntries(used.map(({ campo, index }) => [campo, cleanCell(celulas[index] ?? '')]));
    const questao = lerLinha({ linha, celulas: cells, html, arquivos, pasta });
    return { ...questao, problemas: [...questao.problemas, ...extra] };
  });
  return { codificacao, planilhas, colunas, questoes, erro };
}
