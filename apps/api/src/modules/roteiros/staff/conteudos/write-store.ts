/** Writes digital contents. Their callers hold the lock of the topic and have checked everything. */
import type { Verificacao } from '@luneta/domain/conteudo-verificacao';
import type { components } from '@luneta/openapi';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

type Id = { readonly id: number };

const LOCK = statement<{ escola_id: number }, never>(
  'lock_conteudos',
  `select pg_advisory_xact_lock(hashtextextended('conteudos ' || :escola_id::text, 0))`,
);

/** One after another where contents get their places. @param escola inside a transaction, which holds the lock to its end */
export async function lockConteudos(escola: Tenant): Promise<void> {
  await escola.run(LOCK, {});
}

/** What is written, clean. */
export type Escrita = {
  readonly objeto_conhecimento_id: number;
  readonly tipo: components['schemas']['ConteudoTipo'];
  readonly descricao: string;
  readonly url: string;
  readonly plataforma: string;
};

/** The place after the last of the topic, archived ones too. */
const LAST = `(select coalesce(max(d.ordem), 0) + 1 from conteudo_digital d
  where d.escola_id = :escola_id and d.objeto_conhecimento_id = :objeto_conhecimento_id)`;

const INSERT = statement<{ escola_id: number; autor_id: number } & Escrita, Id>(
  'create_conteudo',
  `insert into conteudo_digital (escola_id, objeto_conhecimento_id, ordem, tipo, descricao, url, plataforma, autor_id)
   values (:escola_id, :objeto_conhecimento_id, ${LAST}, :tipo, :descricao, :url, :plataforma, :autor_id) returning id`,
);

/** @returns the id of the new one, the last of its topic */
export async function insertConteudo(escola: Tenant, escrita: Escrita, autor_id: number): Promise<number> {
  return requireSaved(await escola.run(INSERT, { ...escrita, autor_id })).id;
}

type Alvo = { readonly id: number; readonly versao: number };
const UPDATE = statement<{ escola_id: number; arquivado: boolean; agora: Date } & Escrita & Alvo, Id>(
  'save_conteudo',
  `update conteudo_digital set tipo = :tipo, descricao = :descricao, plataforma = :plataforma,
          ordem = case when objeto_conhecimento_id = :objeto_conhecimento_id then ordem else ${LAST} end,
          objeto_conhecimento_id = :objeto_conhecimento_id,
          verificacao = case when url = :url then verificacao end,
          verificada_em = case when url = :url then verificada_em end,
          url = :url,
          arquivado_em = case when :arquivado::boolean then coalesce(arquivado_em, :agora::timestamptz) end,
          versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao returning id`,
);

/** Another address was never checked. @throws 409 `versao_diferente` */
export async function updateConteudo(
  escola: Tenant,
  alvo: Alvo & { readonly arquivado: boolean; readonly agora: Date },
  escrita: Escrita,
): Promise<void> {
  requireSaved(await escola.run(UPDATE, { ...escrita, ...alvo }));
}

const CHECKED = statement<{ escola_id: number; id: number; url: string; verificacao: Verificacao; agora: Date }, Id>(
  'save_conteudo_verificacao',
  `update conteudo_digital set verificacao = :verificacao, verificada_em = :agora
    where escola_id = :escola_id and id = :id and url = :url returning id`,
);

/** What is read and edited meanwhile stands: `versao` stays. @throws 409 `versao_diferente` when the address changed meanwhile */
export async function saveVerificacao(
  escola: Tenant,
  checked: { readonly id: number; readonly url: string; readonly verificacao: Verificacao; readonly agora: Date },
): Promise<void> {
  requireSaved(await escola.run(CHECKED, checked));
}

type Ordem = { readonly objeto_conhecimento_id: number; readonly ids: readonly number[] };
/** No place is taken twice at any moment: all leave theirs first. */
const CLEAR = statement<{ escola_id: number; objeto_conhecimento_id: number }, never>(
  'clear_conteudo_ordem',
  `update conteudo_digital set ordem = -1 - abs(ordem)
    where escola_id = :escola_id and objeto_conhecimento_id = :objeto_conhecimento_id`,
);
const ORDER = statement<{ escola_id: number } & Ordem, never>(
  'save_conteudo_ordem',
  `update conteudo_digital c set ordem = n.lugar
     from (select d.id, row_number() over (order by array_position(:ids::bigint[], d.id) nulls last, d.ordem desc) as lugar
             from conteudo_digital d
            where d.escola_id = :escola_id and d.objeto_conhecimento_id = :objeto_conhecimento_id) n
    where c.escola_id = :escola_id and c.id = n.id`,
);

/** Numbers the contents of a topic from 1: those named, then the archived ones as they stood. */
export async function saveOrdem(escola: Tenant, ordem: Ordem): Promise<void> {
  await escola.run(CLEAR, { objeto_conhecimento_id: ordem.objeto_conhecimento_id });
  await escola.run(ORDER, ordem);
}
