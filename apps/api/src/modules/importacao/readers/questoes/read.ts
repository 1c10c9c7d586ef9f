/** Reads a file of questions in any of its formats. Pure: it knows no school; nothing is fetched and nothing is written. */
import { readArquivoDeTabela } from '@luneta/domain/tabela-arquivo';

import { LeituraRecusada } from '../leitura.ts';
import type { ProvaLida } from './enem/prova.ts';
import type { FormatoDeQuestoes } from './formato.ts';
import { readGift } from './gift/read.ts';
import { LIMITES, type QuestaoLida } from './modelo.ts';
import { readMoodle } from './moodle/read.ts';
import { openPacote, tabelaDoPacote } from './pacote.ts';
import { manifestoDe, readItemQti, readPacoteQti } from './qti/pacote.ts';
import { type ColunaLida, readTabelaDeQuestoes, type TabelaDeQuestoes } from './tabela/read.ts';
import { decodeDocument, parseXml } from './xml/arvore.ts';

export type PedidoDeQuestoes = {
  readonly bytes: Uint8Array;
  readonly formato: FormatoDeQuestoes;
  /** Sheet of a workbook, from 1. */
  readonly planilha: number;
  /** Address below which pictures of the school are, with its last slash. */
  readonly pasta: string;
  /** 'As células contêm HTML'. */
  readonly html: boolean;
  /** What a person said of the columns of a table: place → field. Null: nothing yet. */
  readonly mapeamento: Readonly<Record<string, string>> | null;
};

export type LeituraDeQuestoes = {
  readonly codificacao: string | null;
  readonly planilhas: readonly string[];
  readonly colunas: readonly ColunaLida[];
  readonly questoes: readonly QuestaoLida[];
  readonly erro: TabelaDeQuestoes['erro'];
  /** The exam that the questions are of, where the file brings one. */
  readonly prova?: ProvaLida;
};

const only = (questoes: readonly QuestaoLida[], codificacao: string | null): LeituraDeQuestoes => ({
  codificacao,
  planilhas: [],
  colunas: [],
  questoes,
  erro: null,
});

function readTexto(bytes: Uint8Array, pasta: string): LeituraDeQuestoes {
  const arquivo = readArquivoDeTabela(bytes);
  if (arquivo.tipo !== 'texto') throw new LeituraRecusada('arquivo_danificado');
  return only(readGift(arquivo.texto, pasta), arquivo.codificacao);
}

function readQti(bytes: Uint8Array, pasta: string): LeituraDeQuestoes {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return only(readItemQti(parseXml(decodeDocument(bytes)), pasta), null);
  const entradas = openPacote(bytes);
  const manifest = manifestoDe(Object.keys(entradas));
  if (manifest === null) throw new LeituraRecusada('pacote_sem_questoes');
  return only(readPacoteQti(entradas, manifest, pasta), null);
}

async function readFormat({ formato, ...pedido }: PedidoDeQuestoes): Promise<LeituraDeQuestoes> {
  const { bytes, pasta } = pedido;
  if (formato === 'moodle_xml') return only(readMoodle(bytes, pasta), null);
  if (formato === 'gift') return readTexto(bytes, pasta);
  if (formato === 'qti') return readQti(bytes, pasta);
  if (formato === 'enem') {
    // The shapes of an exam folder take time to load.
    const { readProvaEnem } = await import('./enem/read.ts');
    const { questoes, prova } = await readProvaEnem(openPacote(bytes), pasta);
    return { ...only(questoes, null), prova };
  }
  if (formato === 'zip') {
    const { tabela, arquivos } = tabelaDoPacote(openPacote(bytes));
    return readTabelaDeQuestoes({ ...pedido, bytes: tabela, arquivos });
  }
  return readTabelaDeQuestoes({ ...pedido, arquivos: () => null });
}

/**
 * The questions of a file, each with what is wrong with it.
 * @throws LeituraRecusada for a file that is not one of questions, is too large or is made to harm
 */
export async function readQuestoes(pedido: PedidoDeQuestoes): Promise<LeituraDeQuestoes> {
  const leitura = await readFormat(pedido);
  if (leitura.erro === null && leitura.questoes.length === 0) throw new LeituraRecusada('sem_questoes');
  if (leitura.questoes.length > LIMITES.questoes) throw new LeituraRecusada('questoes_demais');
  return leitura;
}
