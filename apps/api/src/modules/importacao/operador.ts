/** A file from the machine itself: `luneta escola import`. The same analysis and the same application as in the console. */
import { createHash, randomUUID } from 'node:crypto';

import type { Tenant } from '../../database/tenant.ts';
import { recordOperatorAct } from '../escola/index.ts';
import { countLinhas, findLinhas } from './arquivo/linha-store.ts';
import { falhaOf } from './arquivo/falhas.ts';
import type { Opcoes, Tipo } from './arquivo/modelo.ts';
import { opcoesOf } from './arquivo/opcoes.ts';
import {
  advanceImportacao,
  countVizinhas,
  createImportacao,
  findAnoAtivo,
  findImportacao,
  lockImportacoes,
} from './arquivo/store.ts';
import type { ImportacaoPayload } from './arquivo/work.ts';
import { importacaoErrors } from './errors.ts';
import { formatoOf } from './staff/envio.ts';

/** Nobody of the school. */
const NOBODY = 0;
const NOME = 'Operador da máquina';
/** More lines than a file may have. */
const ALL_LINES = 20_000;

type Arquivo = {
  readonly tipo: Tipo;
  readonly nome_arquivo: string;
  readonly conteudo: Buffer;
  readonly opcoes: Partial<Opcoes>;
  readonly agora: Date;
};

/** Keeps the file. @returns the analysis to be done @throws 422 for what is no table */
export async function receiveFromOperator(
  escola: Tenant,
  { tipo, nome_arquivo, conteudo, opcoes, agora }: Arquivo,
): Promise<ImportacaoPayload> {
  const sha256 = createHash('sha256').update(conteudo).digest('hex');
  const id = randomUUID();
  await escola.transaction(async (tx) => {
    const ano = opcoes.ano ?? (await findAnoAtivo(tx)) ?? undefined;
    await createImportacao(tx, {
      id,
      tipo,
      formato: formatoOf(conteudo, tipo, nome_arquivo),
      nome_arquivo,
      sha256,
      bytes: conteudo,
      opcoes: opcoesOf({ ...opcoes, ano }, agora),
      criada_por: NOBODY,
      criada_por_nome: NOME,
      criada_em: agora,
    });
    await recordOperatorAct(tx, { acao: 'importacao_enviada', detalhe: { importacao_id: id, tipo, sha256 }, agora });
  });
  return { escola_id: escola.escola_id, importacao_id: id, fase: 'analisar', versao: 1, perfil: 'admin' };
}

/**
 * Lets what the lines say be done.
 * @param confirmacao how many lose their access, as the operator typed it; null: not said
 * @returns the application to be done
 * @throws 409 and 422 as in the console
 */
export async function applyFromOperator(
  escola: Tenant,
  importacao_id: string,
  { confirmacao, agora }: { readonly confirmacao: number | null; readonly agora: Date },
): Promise<ImportacaoPayload> {
  return escola.transaction(async (tx) => {
    await lockImportacoes(tx);
    const row = await findImportacao(tx, importacao_id);
    const around = { tipo: 'alunos', sha256: '', pessoa_id: NOBODY, desde: agora } as const;
    if ((await countVizinhas(tx, around)).em_curso > 0) throw importacaoErrors.busy();
    const wanted = row?.resumo.confirmacao ?? null;
    if (wanted !== null && wanted !== confirmacao) throw importacaoErrors.confirm(wanted);
    const [moved] = await advanceImportacao(tx, importacao_id, { de: ['pronta'], para: 'aplicando', lida: null });
    if (!moved) throw importacaoErrors.notReady();
    await recordOperatorAct(tx, { acao: 'importacao_aplicada', detalhe: { importacao_id }, agora });
    return { escola_id: tx.escola_id, importacao_id, fase: 'aplicar', versao: moved.versao, perfil: 'admin' };
  });
}

export type Relatorio = {
  readonly situacao: string;
  readonly linhas: readonly string[];
  /** Whether the whole file was refused, or a line of it. */
  readonly comErro: boolean;
};

/** How a file stands, in lines for a terminal. */
export async function relatorioOf(escola: Tenant, importacao_id: string): Promise<Relatorio> {
  const row = await findImportacao(escola, importacao_id);
  if (!row) return { situacao: 'recusada', linhas: [], comErro: true };
  const { erro, situacao } = row;
  if (erro !== null) {
    const { mensagem, como_resolver } = falhaOf(erro);
    return { situacao, linhas: [`${mensagem} ${como_resolver}`], comErro: true };
  }
  const counts = await countLinhas(escola, importacao_id);
  const named = Object.entries(counts).filter(([, quantas]) => quantas > 0);
  const faulty = await findLinhas(escola, importacao_id, { acao: 'erro', campo: null, depois: 0, quantas: ALL_LINES });
  return {
    situacao,
    linhas: [
      ...faulty.flatMap(({ problemas }) =>
        problemas.map(({ mensagem, como_resolver }) => `${mensagem} ${como_resolver}`),
      ),
      named.map(([acao, quantas]) => `${acao} ${quantas}`).join(' · '),
    ],
    comErro: counts.erro > 0,
  };
}
