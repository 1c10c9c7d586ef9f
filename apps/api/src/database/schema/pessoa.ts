/** People, their enrolments, the global login directory and the sessions. */
import type { BaseLegal } from '@luneta/domain/base-legal';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { escola_id, id, id_externo, instant, ref, versao } from './columns.ts';
import { escola, turma } from './escola.ts';

const PERFIS = sql.raw(
  `('aluno','professor','coordenador','gestao_vida','admin','gestao_escola','diretor','supervisor','responsavel')`,
);

/** With the names of earlier releases, until the next one renames their rows. Read by `readBaseLegal`. */
type StoredBaseLegal = BaseLegal | 'consentimento_responsavel' | 'execucao_contrato';

export const pessoa = pgTable(
  'pessoa',
  {
    escola_id: escola_id(),
    id: id(),
    nome: text().notNull(),
    nome_social: text(),
    data_nascimento: date({ mode: 'string' }),
    email: text(),
    avatar_code: smallint().notNull().default(1),
    perfil: text().notNull(),
    senha_hash: text().notNull(),
    /** `isPasswordInitial`: the person must change the password before any other call. */
    senha_inicial: boolean().notNull().default(false),
    /**
     * A one-time password stops working at this instant: 72 h after a reset, 15 min after a recovery. Null for other
     * passwords.
     */
    senha_expira_em: instant(),
    /** When security questions recovered the account. The person is told until the password is changed (security D6). */
    senha_recuperada_em: instant(),
    /** The legal basis on which the school processes this person's data, and since when (security D26). */
    base_legal: text().$type<StoredBaseLegal>(),
    base_legal_em: instant(),
    /** When everything that identifies the person was removed (decision 168). */
    anonimizada_em: instant(),
    /** Other people see 'Estudante' instead of the name in the star ranking (decision 154). */
    ranking_oculto: boolean().notNull().default(false),
    /** Account that may call the `tests/*` operations (decision 160). */
    conta_teste: boolean().notNull().default(false),
    /** False: the person cannot sign in. Staff set it in the console; what the person wrote stays. */
    ativa: boolean().notNull().default(true),
    /** When the access was ended; null while it is open. */
    inativada_em: instant(),
    id_externo: id_externo(),
    /** How the person came into the school. */
    origem: text().$type<'manual' | 'csv' | 'oneroster' | 'educacenso'>().notNull().default('manual'),
    versao: versao(),
    criada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    check('pessoa_perfil', sql`${t.perfil} in ${PERFIS}`),
    check('pessoa_avatar', sql`${t.avatar_code} between 1 and 69`),
    check(
      'pessoa_base_legal',
      sql`${t.base_legal} in ('consentimento','execucao_de_politica_publica','contrato','obrigacao_legal','nao_informada','consentimento_responsavel','execucao_contrato')`,
    ),
    unique('pessoa_externo').on(t.escola_id, t.id_externo),
    check('pessoa_origem', sql`${t.origem} in ('manual','csv','oneroster','educacenso')`),
    check('pessoa_nome_social', sql`${t.nome_social} is null or (char_length(${t.nome_social}) between 1 and 20)`),
  ],
);

/** The first global table: the school and person of a login (or e-mail), in lower case and trimmed. */
export const diretorio_login = pgTable(
  'diretorio_login',
  { login: text().primaryKey(), escola_id: escola_id(), pessoa_id: ref().notNull() },
  (t) => [
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    index('diretorio_login_pessoa').on(t.escola_id, t.pessoa_id),
    check('diretorio_login_minusculo', sql`${t.login} = lower(btrim(${t.login})) and ${t.login} <> ''`),
  ],
);

/** An enrolment: its id is the `turma_aluno_id` of the contract. */
export const turma_aluno = pgTable(
  'turma_aluno',
  {
    escola_id: escola_id(),
    id: id(),
    turma_id: ref().notNull(),
    pessoa_id: ref().notNull(),
    /** Only the status `Atual` may write (decision 63). */
    status: text().$type<'Atual' | 'Transferido' | 'Remanejado' | 'Concluído'>().notNull().default('Atual'),
    /** When the student joined the class; null: before its exams. Who joined after an exam had ended was not absent (decision 224). */
    inicio_em: instant(),
    /** When the student left the class; null: while there. */
    fim_em: instant(),
    id_externo: id_externo(),
    versao: versao(),
    /** Multiplies exam durations. Holds no diagnosis (decision 168). */
    fator_tempo: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull().default(1),
    /** Stars brought over from version 1 that have no subject. They are in no roadmap, so they count once (decision 152). */
    estrelas_v1: integer().notNull().default(0),
    /** The extra time of the factor may exceed the end of the window (decision 91). */
    passa_da_janela: boolean().notNull().default(false),
    /** Phases that the student means to finish in a week (version 1); null: the usual goal. */
    meta_semana: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.turma_id], foreignColumns: [turma.escola_id, turma.id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    unique('turma_aluno_unico').on(t.escola_id, t.turma_id, t.pessoa_id),
    unique('turma_aluno_externo').on(t.escola_id, t.id_externo),
    index('turma_aluno_pessoa').on(t.escola_id, t.pessoa_id),
    check('turma_aluno_status', sql`${t.status} in ('Atual','Transferido','Remanejado','Concluído')`),
    check('turma_aluno_meta', sql`${t.meta_semana} between 1 and 5`),
    check('turma_aluno_fator', sql`${t.fator_tempo} between 1 and 4`),
    check('turma_aluno_estrelas_v1', sql`${t.estrelas_v1} >= 0`),
  ],
);

/** Classes that a staff member teaches. Other staff profiles see whole schools (decision 25). */
export const turma_professor = pgTable(
  'turma_professor',
  {
    escola_id: escola_id(),
    turma_id: ref().notNull(),
    pessoa_id: ref().notNull(),
    /** The subject taught; null: not said. It has no foreign key: the bank of questions owns subjects. */
    materia_id: ref(),
    /** The last day of a substitute, in the school's zone; the reach ends by itself. Null: without end. */
    valido_ate: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_id, t.pessoa_id] }),
    foreignKey({ columns: [t.escola_id, t.turma_id], foreignColumns: [turma.escola_id, turma.id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
  ],
);

/** Other schools that a supervisor sees (decision 25). The other school has no foreign key. */
export const supervisor_escola = pgTable(
  'supervisor_escola',
  { escola_id: escola_id(), pessoa_id: ref().notNull(), outra_escola_id: ref().notNull() },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.pessoa_id, t.outra_escola_id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
  ],
);

/** A server session, checked on each request and ended by logout (decision 34). Times are in UTC. */
export const sessao = pgTable(
  'sessao',
  {
    escola_id: escola_id(),
    id: uuid().notNull(),
    pessoa_id: ref().notNull(),
    /**
     * The enrolment in which the session acts. Null for staff without a student. It may belong to another school
     * (`aluno_escola_id`), so it has no foreign key. An enrolment that was deleted counts as none.
     */
    turma_aluno_id: ref(),
    /** School of the enrolment when it differs from the person's own. Null otherwise. */
    aluno_escola_id: ref(),
    /** The session from which this one was opened. When that one ends, this one ends. */
    origem_id: uuid(),
    /** The reason staff gave for opening the student's view. */
    motivo: text(),
    /** A student's view opened by staff ends here in any case. */
    limite_em: instant(),
    perfil_real: text().notNull(),
    /** Effective profile: 'aluno' may write, any other only reads (decisions 22, 23). */
    perfil: text().notNull(),
    /** Seconds without a call after which it ends: 12 h, or 30 days with 'Lembre-se de mim.'. */
    validade_segundos: bigint({ mode: 'number' }).notNull(),
    criada_em: instant().notNull(),
    expira_em: instant().notNull(),
    encerrada_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    index('sessao_pessoa').on(t.escola_id, t.pessoa_id),
  ],
);

/**
 * Failed sign-ins, counted before the school is known: the second global table. It stores a hash of the typed login or of
 * the network address, never the text. It counts for every process of the server.
 */
export const login_falha = pgTable(
  'login_falha',
  {
    chave: text().primaryKey(),
    falhas: integer().notNull(),
    bloqueado_ate: instant().notNull(),
    atualizada_em: instant().notNull(),
    /** Tries counted in `falhas` whose password is being checked (decision 197). */
    em_exame: text().array().notNull().default([]),
  },
  (t) => [check('login_falha_positiva', sql`${t.falhas} > 0`), index('login_falha_antiga').on(t.atualizada_em)],
);

/**
 * What a student needs in order to read and write as others do (school.md §9), besides the time of the enrolment. It holds
 * no diagnosis, and follows the person from year to year.
 */
export const acomodacao = pgTable(
  'acomodacao',
  {
    escola_id: escola_id(),
    pessoa_id: ref().notNull(),
    /** Size of the text in percent. */
    tamanho: smallint().notNull().default(100),
    fonte: text().$type<'padrao' | 'legivel'>().notNull().default('padrao'),
    contraste: text().$type<'padrao' | 'alto'>().notNull().default('padrao'),
    voz: boolean().notNull().default(false),
    /** Minutes of pauses in an exam day. */
    pausas_minutos: smallint().notNull().default(0),
    /** A member of the staff types for the student. */
    ledor: boolean().notNull().default(false),
    sala_propria: boolean().notNull().default(false),
    observacao: text(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.pessoa_id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    check('acomodacao_tamanho', sql`${t.tamanho} in (100, 125, 150, 200)`),
    check('acomodacao_fonte', sql`${t.fonte} in ('padrao','legivel')`),
    check('acomodacao_contraste', sql`${t.contraste} in ('padrao','alto')`),
    check('acomodacao_pausas', sql`${t.pausas_minutos} between 0 and 60`),
    check('acomodacao_observacao', sql`char_length(${t.observacao}) <= 200`),
  ],
);

/** A consent that was given, refused or revoked (rule CON-1). Rows are added, never changed but for `revogado_em`. */
export const consentimento = pgTable(
  'consentimento',
  {
    escola_id: escola_id(),
    id: id(),
    pessoa_id: ref().notNull(),
    finalidade: text().$type<'uso' | 'imagem' | 'leitura_remota' | 'comunicacao'>().notNull(),
    base_legal: text().$type<BaseLegal>().notNull(),
    concedido: boolean().notNull(),
    /** Who gave it; null: on paper. The person may belong to another school. */
    por_pessoa_id: ref(),
    /** Name of the person who signed the paper. */
    por_nome: text(),
    /** Who entered it. The person may belong to another school. */
    registrado_por: ref().notNull(),
    documento_versao: text(),
    em: instant().notNull(),
    revogado_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    index('consentimento_pessoa').on(t.escola_id, t.pessoa_id, t.finalidade),
    check('consentimento_finalidade', sql`${t.finalidade} in ('uso','imagem','leitura_remota','comunicacao')`),
    check(
      'consentimento_base',
      sql`${t.base_legal} in ('consentimento','execucao_de_politica_publica','contrato','obrigacao_legal','nao_informada')`,
    ),
  ],
);
