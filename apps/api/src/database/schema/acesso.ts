/**
 * Ways into an account besides the password: security answers, recovery links, one-time codes, hub tokens. Stores hashes
 * only.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref } from './columns.ts';
import { pessoa, sessao } from './pessoa.ts';

/** One of a person's three security answers: argon2id over the normalised answer and the deployment's pepper (security D6). */
export const resposta_seguranca = pgTable(
  'resposta_seguranca',
  {
    escola_id: escola_id(),
    id: id(),
    pessoa_id: ref().notNull(),
    numero_sequencial: smallint().notNull(),
    /** Number of a question in `@luneta/domain/pergunta-seguranca`. */
    pergunta_seguranca_id: integer().notNull(),
    resposta_hash: text().notNull(),
    criada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    unique('resposta_seguranca_numero').on(t.escola_id, t.pessoa_id, t.numero_sequencial),
    unique('resposta_seguranca_pergunta').on(t.escola_id, t.pessoa_id, t.pergunta_seguranca_id),
    check('resposta_seguranca_tres', sql`${t.numero_sequencial} between 1 and 3`),
  ],
);

/**
 * A request for a recovery message. The code is made when the message is sent, so that no secret waits in the database.
 * The row then holds the hash of the code (decision 175, 30 min).
 */
export const recuperacao_email = pgTable(
  'recuperacao_email',
  {
    escola_id: escola_id(),
    id: id(),
    pessoa_id: ref().notNull(),
    /** Address of the deployment that the link opens: one of the configured origins. */
    origem: text().notNull(),
    pedida_em: instant().notNull(),
    tentativas: smallint().notNull().default(0),
    /** The message is not tried (again) before this instant. */
    enviar_apos: instant().notNull(),
    enviada_em: instant(),
    codigo_hash: text(),
    expira_em: instant(),
    usada_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    unique('recuperacao_email_codigo').on(t.escola_id, t.codigo_hash),
    index('recuperacao_email_pessoa').on(t.escola_id, t.pessoa_id),
    index('recuperacao_email_a_enviar')
      .on(t.enviar_apos)
      .where(sql`${t.enviada_em} is null`),
  ],
);

/**
 * A staff member's two-step sign-in (security D8). The key is encrypted with the pepper, bound to the person. Until it is
 * confirmed, the sign-in asks for no code.
 */
export const duas_etapas = pgTable(
  'duas_etapas',
  {
    escola_id: escola_id(),
    pessoa_id: ref().notNull(),
    segredo: text().notNull(),
    criada_em: instant().notNull(),
    confirmada_em: instant(),
    /** The last step whose code was used: a step counts once. */
    ultimo_passo: ref(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.pessoa_id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    check('duas_etapas_confirmada', sql`${t.confirmada_em} is null or ${t.ultimo_passo} is not null`),
  ],
);

/** A recovery code: it takes the place of the authenticator app once. A keyed hash, because the code is random. */
export const codigo_recuperacao = pgTable(
  'codigo_recuperacao',
  {
    escola_id: escola_id(),
    pessoa_id: ref().notNull(),
    codigo_hash: text().notNull(),
    criado_em: instant().notNull(),
    usado_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.pessoa_id, t.codigo_hash] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
  ],
);

/**
 * A device on which this person signed in (decision 213): a hash of the token in its cookie. Wrong passwords typed there have
 * a count of their own.
 */
export const aparelho_conhecido = pgTable(
  'aparelho_conhecido',
  {
    escola_id: escola_id(),
    pessoa_id: ref().notNull(),
    token_hash: text().notNull(),
    criado_em: instant().notNull(),
    usado_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.pessoa_id, t.token_hash] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    index('aparelho_conhecido_antigo').on(t.usado_em),
  ],
);

/** A one-time code that moves a session to another deployment (decision 36a). It lasts 60 s and works once. */
export const transferencia = pgTable(
  'transferencia',
  {
    escola_id: escola_id(),
    codigo_hash: text().notNull(),
    sessao_id: uuid().notNull(),
    destino: text().notNull(),
    criada_em: instant().notNull(),
    expira_em: instant().notNull(),
    usada_em: instant(),
    /** Hash of the `Idempotency-Key` of the exchange, and the session it opened: the repetition gets the same (decision 198). */
    chave_hash: text(),
    nova_sessao_id: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.codigo_hash] }),
    foreignKey({ columns: [t.escola_id, t.sessao_id], foreignColumns: [sessao.escola_id, sessao.id] }),
    check('transferencia_destino', sql`${t.destino} in ('student-v1','student-v2','staff')`),
  ],
);

/** Hub tokens that were used (decision 36), kept until they would have expired. */
export const hub_token = pgTable(
  'hub_token',
  { escola_id: escola_id(), jti_hash: text().notNull(), expira_em: instant().notNull() },
  (t) => [primaryKey({ columns: [t.escola_id, t.jti_hash] }), index('hub_token_vencido').on(t.expira_em)],
);
