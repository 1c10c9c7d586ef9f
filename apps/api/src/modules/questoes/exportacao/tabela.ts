/** Questions as a table, CSV or XLSX: text where it says all, else HTML, which the column `formato` tells. Images go beside it. */
import { type CsvCelula, writeCsv } from '@luneta/domain/csv-escrita';
import { COLUNAS_DA_QUESTAO } from '@luneta/domain/questao-colunas';
import { zipSync } from 'fflate';
import writeExcel from 'write-excel-file/node';

import { type Colecao, createColecao } from './colecao.ts';
import { type Exportado, type Imagens, perda, type Perda, perdasDe, type QuestaoExportada } from './modelo.ts';
import { textoDe } from './textos.ts';

type Coluna = (typeof COLUNAS_DA_QUESTAO)[number];
type Linha = Readonly<Partial<Record<Coluna, CsvCelula>>>;

/** Fields that no column holds. */
const SEM_COLUNA = ['motivos', 'pontuacao', 'orientacoes', 'fonte'] as const;
const NIVEIS = { facil: 'fácil', medio: 'médio', dificil: 'difícil' } as const;
const LINGUAS = { 1: 'inglês', 2: 'espanhol' } as const;
const OPCOES = ['a', 'b', 'c', 'd', 'e'] as const;
/** What a cell of a workbook holds at most. */
const CELULA_MAX = 32_767;

type Textos = Readonly<Partial<Record<Coluna, string>>>;

/** The texts as text; null where one of them would lose something. */
function asText({ texto_base, enunciado, alternativas, comentario }: QuestaoExportada): Textos | null {
  const parts = {
    texto_base: texto_base === null ? '' : textoDe(texto_base.conteudo, 'paragrafos'),
    enunciado: textoDe(enunciado, 'paragrafos'),
    comentario: comentario === '' ? '' : textoDe(comentario, 'paragrafos'),
    ...Object.fromEntries(alternativas.map(({ texto }, index) => [OPCOES[index] ?? 'e', textoDe(texto, 'linha')])),
  };
  const texts = Object.entries(parts).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  return texts.length < Object.keys(parts).length ? null : Object.fromEntries(texts);
}

function asHtml(questao: QuestaoExportada, { html }: Colecao): Textos {
  return {
    texto_base: html(questao, questao.texto_base?.conteudo ?? ''),
    enunciado: html(questao, questao.enunciado),
    comentario: html(questao, questao.comentario),
    ...Object.fromEntries(questao.alternativas.map(({ texto }, index) => [OPCOES[index] ?? 'e', html(questao, texto)])),
  };
}

function linhaDe(questao: QuestaoExportada, colecao: Colecao): Linha {
  const { codigo, materia, objeto, habilidades, tipo, gabarito, dificuldade, lingua, tri, etiquetas } = questao;
  const texts = asText(questao);
  return {
    codigo,
    materia,
    objeto,
    habilidades: habilidades.join(', '),
    tipo,
    gabarito,
    dificuldade: dificuldade === null ? null : NIVEIS[dificuldade],
    lingua: lingua === null ? null : LINGUAS[lingua],
    tri_a: tri?.a ?? null,
    tri_b: tri?.b ?? null,
    tri_c: tri?.c ?? null,
    tri_origem: tri?.origem ?? null,
    etiquetas: etiquetas.join('; '),
    ...(texts ?? asHtml(questao, colecao)),
    formato: texts === null ? 'html' : null,
  };
}

type Tabela = {
  readonly celulas: readonly (readonly CsvCelula[])[];
  readonly colecao: Colecao;
  readonly perdas: readonly Perda[];
};

function tabelaDe(questoes: readonly QuestaoExportada[], imagens: Imagens, max: number): Tabela {
  const colecao = createColecao(imagens, (nome) => `imagens/${nome}`);
  const longas: Perda[] = [];
  const linhas = questoes.map((questao) => {
    const linha = linhaDe(questao, colecao);
    return COLUNAS_DA_QUESTAO.map((coluna): CsvCelula => {
      const celula = linha[coluna] ?? null;
      if (typeof celula !== 'string' || celula.length <= max) return celula === '' ? null : celula;
      longas.push(perda(questao, 'texto_longo'));
      return null;
    });
  });
  const perdas = [...perdasDe(questoes, SEM_COLUNA), ...longas, ...colecao.perdas()];
  return { celulas: [COLUNAS_DA_QUESTAO, ...linhas], colecao, perdas };
}

const CSV = { nome: 'questoes.csv', tipo: 'text/csv; charset=utf-8' };
const XLSX = { nome: 'questoes.xlsx', tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

/** The table alone, or a zip with the pictures beside it. */
function embrulhar(tabela: Buffer, { nome, tipo }: typeof CSV, { colecao, perdas }: Tabela): Exportado {
  const usadas = colecao.usadas();
  if (usadas.length === 0) return { nome_arquivo: nome, tipo, bytes: tabela, perdas };
  const files = Object.fromEntries(usadas.map((imagem) => [`imagens/${imagem.nome}`, imagem.bytes]));
  const bytes = Buffer.from(zipSync({ [nome]: tabela, ...files }));
  return { nome_arquivo: 'questoes.zip', tipo: 'application/zip', bytes, perdas };
}

export function exportCsv(questoes: readonly QuestaoExportada[], imagens: Imagens): Exportado {
  const tabela = tabelaDe(questoes, imagens, Number.MAX_SAFE_INTEGER);
  return embrulhar(Buffer.from(writeCsv(tabela.celulas)), CSV, tabela);
}

export async function exportXlsx(questoes: readonly QuestaoExportada[], imagens: Imagens): Promise<Exportado> {
  const tabela = tabelaDe(questoes, imagens, CELULA_MAX);
  const rows = tabela.celulas.map((linha, index) =>
    linha.map((celula) => (index === 0 ? { value: String(celula), fontWeight: 'bold' as const } : celula)),
  );
  return embrulhar(await writeExcel(rows).toBuffer(), XLSX, tabela);
}
