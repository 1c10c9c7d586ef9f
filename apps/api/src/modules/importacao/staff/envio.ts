/** Takes a file in: what can be told from its bytes and from the other files of the school is refused at once. */
import { randomUUID } from 'node:crypto';

import { readArquivoDeTabela } from '@luneta/domain/tabela-arquivo';

import type { Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import type { Services } from '../../../http/services.ts';
import type { Sessao } from '../../../http/sessao.ts';
import type { Upload } from '../../../http/upload.ts';
import { recordAct } from '../../escola/index.ts';
import type { Formato, Tipo } from '../arquivo/modelo.ts';
import type { ProvaDosParametros } from '../parametros/guardado.ts';
import { opcoesOf } from '../arquivo/opcoes.ts';
import { countVizinhas, createImportacao, findAnoAtivo, lockImportacoes } from '../arquivo/store.ts';
import { IMPORTACAO } from '../arquivo/work.ts';
import { formatoDeQuestoes } from '../readers/questoes/formato.ts';
import { ESTRANHOS, ESTRANHOS_DE_QUESTOES, importacaoErrors, NAO_E_DO_INEP } from '../errors.ts';

const HOUR_MS = 3_600_000;
/** Files of one person within an hour. */
const PER_HOUR = 30;
/** Files of one school that are being judged. */
const AT_ONCE = 2;

function formatoDaQuestao(conteudo: Buffer, nome: string): Formato {
  const told = formatoDeQuestoes(conteudo, nome);
  if ('formato' in told) return told.formato;
  throw importacaoErrors.unknownFormat(ESTRANHOS_DE_QUESTOES[told.desconhecido] ?? ESTRANHOS[told.desconhecido]);
}

/** What the bytes are. @throws 422 `formato_desconhecido` with the name of what the file is instead */
export function formatoOf(conteudo: Buffer, tipo: Tipo, nome: string): Formato {
  if (tipo === 'questoes') return formatoDaQuestao(conteudo, nome);
  const { tipo: kind } = readArquivoDeTabela(conteudo);
  if (tipo === 'pessoas' && kind === 'zip') return 'oneroster';
  if (kind === 'texto') return 'csv';
  if (tipo === 'parametros_tri') throw importacaoErrors.unknownFormat(NAO_E_DO_INEP);
  if (kind === 'xlsx') return 'xlsx';
  throw importacaoErrors.unknownFormat(ESTRANHOS[kind]);
}

export type Envio = {
  readonly sessao: Sessao;
  readonly tipo: Tipo;
  readonly nome_arquivo: string;
  readonly forcar: boolean;
  /** The exam of a file of parameters. */
  readonly prova: ProvaDosParametros | null;
  readonly agora: Date;
};

/**
 * Keeps the file and asks for its analysis.
 * @returns its id
 * @throws 409 when as many are being judged as may be, or the same bytes were applied; 429 above 30 files an hour
 */
export async function receive(
  escola: Tenant,
  upload: Upload,
  { sessao, tipo, nome_arquivo, forcar, prova, agora }: Envio,
  { defer }: Pick<Services, 'defer'>,
): Promise<string> {
  const formato = formatoOf(upload.conteudo, tipo, nome_arquivo);
  const { sha256, bytes: tamanho, conteudo: bytes } = upload;
  return escola.transaction(async (tx) => {
    await lockImportacoes(tx);
    const desde = new Date(agora.getTime() - HOUR_MS);
    const vizinhas = await countVizinhas(tx, { tipo, sha256, pessoa_id: sessao.pessoa_id, desde });
    if (vizinhas.da_pessoa >= PER_HOUR) throw errors.tooManyCalls(HOUR_MS / 1000);
    if (vizinhas.em_analise >= AT_ONCE) throw importacaoErrors.busy();
    if (vizinhas.aplicada && !forcar) throw importacaoErrors.sameFile();
    const id = randomUUID();
    await createImportacao(tx, {
      id,
      tipo,
      formato,
      nome_arquivo,
      sha256,
      bytes,
      opcoes: opcoesOf({ ano: (await findAnoAtivo(tx)) ?? undefined, prova }, agora),
      criada_por: sessao.pessoa_id,
      criada_por_nome: sessao.nome,
      criada_em: agora,
    });
    await defer(tx, IMPORTACAO, {
      escola_id: tx.escola_id,
      importacao_id: id,
      fase: 'analisar',
      versao: 1,
      perfil: sessao.perfil_real,
    });
    await recordAct(tx, {
      acao: 'importacao_enviada',
      sessao,
      detalhe: { importacao_id: id, tipo, nome_arquivo, sha256, tamanho },
      agora,
    });
    return id;
  });
}
