/** Assessments, their days and items, and the windows in which classes take them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref, versao } from './columns.ts';
import { ciclo, escola, serie, turma } from './escola.ts';
import { proposta_redacao } from './proposta.ts';
import { questao } from './questao.ts';

/** `avaliacao_conhecimento` of the contract: the content of an exam, without who takes it or when. */
export const avaliacao = pgTable(
  'avaliacao',
  {
    escola_id: escola_id(),
    id: id(),
    codigo: text().notNull(),
    descricao: text().notNull(),
    ciclo_id: ref().notNull(),
    serie_id: ref(),
    /** Top of the exam's own scale, at most 1000 (decision 193). */
    nota_maxima: numeric({ precision: 7, scale: 2, mode: 'number' }).notNull().default(10),
    tipo_aplicacao: text().notNull().default('Online'),
    solicitar_idioma: boolean().notNull().default(false),
    /**
     * v1's rule: answers are accepted after delivery until the window ends (decision 92). Null: the student's version
     * decides.
     */
    responde_apos_entrega: boolean(),
    /** Staff may withhold keys and grades longer than the rule would (decision 96). */
    liberar_em: instant(),
    /** Staff withhold keys and grades until they release them, whatever the time. */
    retido: boolean().notNull().default(false),
    /** Whether staff look at the results before they are shown; null: as the school's settings say (decision 226). */
    liberacao: text().$type<'sozinha' | 'conferida'>(),
    /** When staff last looked at the results and let them out. It counts for the end it saw (rule LIB-9). */
    conferida_em: instant(),
    /**
     * The last end over all classes and days: of the windows, of extensions granted to single students, and of attempts that
     * are still open. Null: unknown, because the exam has no class or a class has no window. Only
     * `question/release-store.ts` writes it.
     */
    fim_em: instant(),
    /**
     * The last end of other exams that hold this one's results back, because they share a question and a student (rules LIB-6
     * and LIB-7). Null: none that has an end. Only `question/release-store.ts` writes it.
     */
    outras_fim_em: instant(),
    /** One of those exams has no end yet. Only `question/release-store.ts` writes it. */
    outras_sem_fim: boolean().notNull().default(false),
    /**
     * Keys and results are released after this instant: rule LIB-2 of the domain, applied to `fim_em`, `outras_fim_em`,
     * `outras_sem_fim`, `liberar_em`, `retido`, `liberacao` and `conferida_em`. Null: withheld or unknown. Only `question/release-store.ts` writes it.
     */
    liberado_em: instant(),
    /** 'marco' has no days: the name of a roadmap that prepares no exam yet (rule ROT-1). */
    especie: text().$type<'prova' | 'atividade' | 'marco'>().notNull().default('prova'),
    /** Who made the draft. An admin may belong to another school. Null: imported, or made before drafts. */
    autor_id: ref(),
    autor_nome: text(),
    /** The school's own instructions, below the documented ones. */
    instrucoes: text().notNull().default(''),
    /** Each student gets the items in an order of the own (rule MON-3). */
    embaralhar: boolean().notNull().default(false),
    /** Seed of those orders, in hexadecimal digits. */
    semente: text(),
    publicada_em: instant(),
    publicada_por: ref(),
    cancelada_em: instant(),
    motivo_cancelamento: text(),
    copiada_de: ref(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.ciclo_id], foreignColumns: [ciclo.escola_id, ciclo.id] }),
    foreignKey({ columns: [t.escola_id, t.serie_id], foreignColumns: [serie.escola_id, serie.id] }),
    unique('avaliacao_codigo').on(t.escola_id, t.codigo),
    check('avaliacao_especie', sql`${t.especie} in ('prova','atividade','marco')`),
    check('avaliacao_liberacao', sql`${t.liberacao} is null or ${t.liberacao} in ('sozinha','conferida')`),
    check('avaliacao_tipo_aplicacao', sql`${t.tipo_aplicacao} in ('Online','Presencial','Híbrida')`),
    check('avaliacao_nota_maxima', sql`${t.nota_maxima} > 0 and ${t.nota_maxima} <= 1000`),
  ],
);

export const avaliacao_dia = pgTable(
  'avaliacao_dia',
  {
    escola_id: escola_id(),
    avaliacao_id: ref().notNull(),
    dia_prova: smallint().notNull(),
    /** Label only: 'Nª bateria' (decision 68). */
    bateria: smallint().notNull(),
    duracao_minutos: integer().notNull(),
    proposta_redacao_id: ref(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.avaliacao_id, t.dia_prova] }),
    foreignKey({ columns: [t.escola_id, t.avaliacao_id], foreignColumns: [avaliacao.escola_id, avaliacao.id] }),
    foreignKey({
      columns: [t.escola_id, t.proposta_redacao_id],
      foreignColumns: [proposta_redacao.escola_id, proposta_redacao.id],
    }),
    check('avaliacao_dia_positivo', sql`${t.dia_prova} >= 1 and ${t.duracao_minutos} > 0`),
  ],
);

/**
 * The position of a question in an exam. The contract calls its id `turma_avaliacao_questao_resposta_id` and
 * `avaliacao_conhecimento_questao_id`. Together with the student of the session it names one answer.
 */
export const avaliacao_item = pgTable(
  'avaliacao_item',
  {
    escola_id: escola_id(),
    id: id(),
    avaliacao_id: ref().notNull(),
    dia_prova: smallint().notNull(),
    numero: smallint().notNull(),
    questao_id: ref().notNull(),
    lingua_estrangeira: smallint(),
    anulada: boolean().notNull().default(false),
    gabarito_bonificado: boolean().notNull().default(false),
    /** Points of a subjective item. Other items are worth one (decision 114). */
    pontuacao: numeric({ precision: 7, scale: 2, mode: 'number' }).notNull().default(1),
    /** Left out of the likelihood although it is not annulled (INEP drops such items after calibration). */
    fora_da_tri: boolean().notNull().default(false),
    /** Items of one block stay together, and blocks keep their order, when items are shuffled. */
    bloco: smallint().notNull().default(1),
    /** When staff last repaired the item while students could have it open (rule MON-6). */
    reparado_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({
      columns: [t.escola_id, t.avaliacao_id, t.dia_prova],
      foreignColumns: [avaliacao_dia.escola_id, avaliacao_dia.avaliacao_id, avaliacao_dia.dia_prova],
    }),
    foreignKey({ columns: [t.escola_id, t.questao_id], foreignColumns: [questao.escola_id, questao.id] }),
    unique('avaliacao_item_numero')
      .on(t.escola_id, t.avaliacao_id, t.dia_prova, t.numero, t.lingua_estrangeira)
      .nullsNotDistinct(),
    unique('avaliacao_item_questao').on(t.escola_id, t.avaliacao_id, t.dia_prova, t.questao_id),
    index('avaliacao_item_por_questao').on(t.escola_id, t.questao_id),
    check('avaliacao_item_lingua', sql`${t.lingua_estrangeira} is null or ${t.lingua_estrangeira} in (1, 2)`),
    check('avaliacao_item_numero_positivo', sql`${t.numero} >= 1`),
    check('avaliacao_item_pontuacao', sql`${t.pontuacao} > 0`),
  ],
);

/**
 * One place of the printed booklet that an exam was imported from, also of a question that the import lost. It tells on how
 * many of the booklet's calibrated items a TRI score stands (decision 200). Exams written by the school have none.
 */
export const caderno_item = pgTable(
  'caderno_item',
  {
    escola_id: escola_id(),
    avaliacao_id: ref().notNull(),
    numero: smallint().notNull(),
    /** 1 Inglês, 2 Espanhol, 0 for everybody. */
    lingua_estrangeira: smallint().notNull(),
    area_codigo: text().notNull(),
    /** Whether the calibration of the booklet holds the item. Null: no parameters were imported for it yet. */
    calibrado: boolean(),
  },
  (t) => [
    primaryKey({ name: 'caderno_item_pk', columns: [t.escola_id, t.avaliacao_id, t.numero, t.lingua_estrangeira] }),
    foreignKey({ columns: [t.escola_id, t.avaliacao_id], foreignColumns: [avaliacao.escola_id, avaliacao.id] }),
    check('caderno_item_lingua', sql`${t.lingua_estrangeira} in (0, 1, 2)`),
    check('caderno_item_numero', sql`${t.numero} >= 1`),
  ],
);

/** An assessment given to a class. */
export const turma_avaliacao = pgTable(
  'turma_avaliacao',
  {
    escola_id: escola_id(),
    id: id(),
    turma_id: ref().notNull(),
    avaliacao_id: ref().notNull(),
    /** Cancelled for this class alone (rule MON-5). */
    cancelada_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.turma_id], foreignColumns: [turma.escola_id, turma.id] }),
    foreignKey({ columns: [t.escola_id, t.avaliacao_id], foreignColumns: [avaliacao.escola_id, avaliacao.id] }),
    unique('turma_avaliacao_unica').on(t.escola_id, t.turma_id, t.avaliacao_id),
    index('turma_avaliacao_por_avaliacao').on(t.escola_id, t.avaliacao_id),
  ],
);

/** The window in which a class may take one day: `data_hora_inicial_prova` to `data_hora_final_prova`. */
export const turma_avaliacao_dia = pgTable(
  'turma_avaliacao_dia',
  {
    escola_id: escola_id(),
    turma_avaliacao_id: ref().notNull(),
    dia_prova: smallint().notNull(),
    inicio_em: instant().notNull(),
    /** The current end, with the extensions of the class. */
    fim_em: instant().notNull(),
    sala: text(),
    /** 'codigo': a student types `codigo_entrada` to begin (rule MON-7). */
    entrada: text().$type<'livre' | 'codigo'>().notNull().default('livre'),
    codigo_entrada: text(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_avaliacao_id, t.dia_prova] }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id],
      foreignColumns: [turma_avaliacao.escola_id, turma_avaliacao.id],
    }),
    check('turma_avaliacao_dia_ordem', sql`${t.fim_em} > ${t.inicio_em}`),
    check('turma_avaliacao_dia_entrada', sql`${t.entrada} in ('livre','codigo')`),
  ],
);

/** An exam that is being made. No call of a student reads this table; publishing writes the live ones (rule MON-1). */
export const avaliacao_rascunho = pgTable(
  'avaliacao_rascunho',
  {
    escola_id: escola_id(),
    /** Made by the caller. */
    id: uuid().notNull(),
    /** The whole exam as `RascunhoAvaliacao` of the contract, at most 256 KB. */
    documento: jsonb().notNull(),
    /** Name in the document, for lists. */
    descricao: text().notNull(),
    serie_id: ref(),
    ciclo_id: ref(),
    /** An admin may belong to another school. */
    autor_id: ref().notNull(),
    autor_nome: text().notNull(),
    /** The exam that it became. Null: not published. */
    avaliacao_id: ref(),
    importacao_id: uuid(),
    /** Places of the printed booklet with INEP's keys. Null for a draft that no file brought. */
    caderno: jsonb(),
    arquivado_em: instant(),
    criado_em: instant().notNull(),
    atualizado_em: instant().notNull(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    index('avaliacao_rascunho_recente').on(t.escola_id, t.atualizado_em),
    index('avaliacao_rascunho_avaliacao').on(t.escola_id, t.avaliacao_id),
  ],
);
