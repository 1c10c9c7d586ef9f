/** What the jobs write of a file: what the analysis found, how far it has come, and what goes after 30 days. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Coluna, Resumo, Situacao } from './modelo.ts';

type ById = { escola_id: number; id: string };

type Analise = {
  readonly situacao: Situacao;
  readonly codificacao: string | null;
  readonly colunas: readonly Coluna[];
  readonly resumo: Resumo;
  readonly erro: string | null;
};

const ANALYSED = statement<
  ById & {
    situacao: string;
    codificacao: string | null;
    colunas: string;
    resumo: string;
    erro: string | null;
    agora: Date;
  },
  never
>(
  'set_importacao_analise',
  `update importacao set situacao = :situacao, codificacao = :codificacao, colunas = :colunas::jsonb, resumo = :resumo::jsonb,
     erro = :erro, analisada_em = :agora
   where escola_id = :escola_id and id = :id`,
);

/** Keeps what the analysis found. */
export async function setAnalise(
  tx: Tenant,
  id: string,
  { colunas, resumo, ...rest }: Analise,
  agora: Date,
): Promise<void> {
  await tx.run(ANALYSED, { id, ...rest, colunas: JSON.stringify(colunas), resumo: JSON.stringify(resumo), agora });
}

const STATE = statement<
  ById & { situacao: string; resumo: string; erro: string | null; aplicada_em: Date | null; desfeita_em: Date | null },
  never
>(
  'set_importacao_situacao',
  `update importacao set situacao = :situacao, resumo = resumo || :resumo::jsonb, erro = :erro,
     bytes = case when :aplicada_em::timestamptz is null then bytes end,
     aplicada_em = coalesce(:aplicada_em::timestamptz, aplicada_em), desfeita_em = coalesce(:desfeita_em, desfeita_em)
   where escola_id = :escola_id and id = :id`,
);

export type Estado = {
  readonly situacao: Situacao;
  /** Added to what is kept. */
  readonly resumo?: Resumo;
  readonly erro?: string | null;
  readonly aplicada_em?: Date;
  readonly desfeita_em?: Date;
};

/** Moves a file on because a job has come so far. The bytes of a file that was applied are of no more use, and go at once. */
export async function setSituacao(
  tx: Tenant,
  id: string,
  { situacao, resumo = {}, erro = null, aplicada_em, desfeita_em }: Estado,
): Promise<void> {
  const instants = { aplicada_em: aplicada_em ?? null, desfeita_em: desfeita_em ?? null };
  await tx.run(STATE, { id, situacao, resumo: JSON.stringify(resumo), erro, ...instants });
}

const EXPIRED_BYTES = statement<{ escola_id: number; antes: Date }, { id: string }>(
  'forget_importacao_bytes',
  `update importacao set bytes = null, resumo = resumo - 'amostras' - 'base' - 'planilhas',
     colunas = coalesce((select jsonb_agg(c || '{"exemplos": []}') from jsonb_array_elements(colunas) c), '[]')
   where escola_id = :escola_id and (bytes is not null or resumo ? 'base') and coalesce(aplicada_em, criada_em) < :antes
   returning id`,
);
const EXPIRED_LINES = statement<{ escola_id: number; ids: readonly string[] }, never>(
  'forget_importacao_linhas',
  `update importacao_linha set valores = '{}', antes = null, problemas = '[]'
   where escola_id = :escola_id and importacao_id = any(:ids::uuid[])`,
);

/** Takes the bytes and the values of old files away. @returns how many files */
export async function forgetOld(escola: Tenant, antes: Date): Promise<number> {
  return escola.transaction(async (tx) => {
    const ids = (await tx.run(EXPIRED_BYTES, { antes })).map(({ id }) => id);
    if (ids.length > 0) await tx.run(EXPIRED_LINES, { ids });
    return ids.length;
  });
}
