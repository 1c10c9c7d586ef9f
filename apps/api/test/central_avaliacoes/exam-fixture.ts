/** Builds assessments for tests: questions, days, windows. Only tests import it. */
import type { Letra } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import type { Db } from '../../src/database/db.ts';
import {
  area_conhecimento,
  avaliacao,
  avaliacao_dia,
  avaliacao_item,
  ciclo,
  materia,
  proposta_redacao,
  questao,
  texto_motivacional,
  turma_avaliacao,
  turma_avaliacao_dia,
} from '../../src/database/schema/index.ts';
import { tenant, type Tenant } from '../../src/database/tenant.ts';
import { statement } from '../../src/database/statement.ts';
import { moveReleases, moving } from '../../src/modules/provas/release-store.ts';
import { onNewFile } from '../new-file.ts';
import { tables } from '../tables.ts';

export type ItemSpec = {
  gabarito?: Letra | null;
  comentario?: string;
  enunciado?: string;
  lingua?: 1 | 2;
  /** Subject and area code. Default: 'LC'. */
  area?: 'LC' | 'CH' | 'CN' | 'MT' | 'XX';
  tri?: { a: number; b: number; c: number; origem?: 'INEP' | 'demonstração' };
  anulada?: boolean;
  bonificada?: boolean;
  fora_da_tri?: boolean;
  subjetiva?: boolean;
  capitulo?: number;
  /** Uses an existing question instead of a new one. */
  questao_id?: number;
};

export type ExamSpec = {
  escola_id?: number;
  descricao?: string;
  /** Windows of each class, one pair per day. */
  turmas: { turma_id: number; janelas: [inicio: string, fim: string][] }[];
  dias: { itens: ItemSpec[]; duracao_minutos?: number; redacao?: boolean; bateria?: number }[];
  solicitar_idioma?: boolean;
  tipo_aplicacao?: 'Online' | 'Presencial' | 'Híbrida';
  responde_apos_entrega?: boolean | null;
  liberar_em?: string;
  nota_maxima?: number;
  /** Default: the first cycle. */
  ciclo_id?: number;
  /** When it is given to the classes. Default: when its first window begins. */
  dada_em?: string;
};

export type ExamItem = {
  readonly item_id: number;
  readonly questao_id: number;
  readonly numero: number;
  readonly dia_prova: number;
};
export type Exam = {
  readonly avaliacao_id: number;
  /** `turma_avaliacao_id` in the order of the given classes. */
  readonly turma_avaliacao_ids: readonly number[];
  readonly itens: readonly ExamItem[];
  /** By day. Null for a day without an essay. */
  readonly propostas: readonly (number | null)[];
};

type Schemas = components['schemas'];

/** The body of an answer, typed by a schema of the contract. `app.ts` has already checked it against the contract. */
export function bodyOf<K extends keyof Schemas>(_schema: K, { body }: { readonly body: unknown }): Schemas[K] {
  return JSON.parse(JSON.stringify(body));
}

let serial = 0;
onNewFile(() => {
  serial = 0;
});

function one<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('insert returned no row');
  return row;
}

async function materiaOf(escola: Tenant, codigo: string): Promise<number> {
  const area = { codigo, nome: `Área ${codigo}`, nome_curto: codigo };
  const [inserted] = await tables(escola)
    .insert(area_conhecimento)
    .values(area)
    .onConflictDoNothing()
    .returning({ id: area_conhecimento.id });
  const all = await tables(escola)
    .select({ id: area_conhecimento.id, codigo: area_conhecimento.codigo })
    .from(area_conhecimento);
  const area_conhecimento_id = inserted?.id ?? all.find((row) => row.codigo === codigo)?.id;
  if (area_conhecimento_id === undefined) throw new Error(`no area ${codigo}`);
  const nome = `Matéria ${codigo}`;
  await tables(escola).insert(materia).values({ nome, area_conhecimento_id }).onConflictDoNothing();
  const rows = await tables(escola).select({ id: materia.id, nome: materia.nome }).from(materia);
  return one(rows.filter((row) => row.nome === nome)).id;
}

async function addQuestoes(escola: Tenant, specs: readonly ItemSpec[]): Promise<number[]> {
  const materias = new Map<string, number>();
  for (const { area = 'LC' } of specs) if (!materias.has(area)) materias.set(area, await materiaOf(escola, area));
  const fresh = specs.filter((spec) => spec.questao_id === undefined);
  const rows = fresh.map((spec) => ({
    codigo: `t-${(serial += 1)}`,
    materia_id: materias.get(spec.area ?? 'LC') ?? 0,
    enunciado: spec.enunciado ?? `<p>Enunciado ${serial}</p>`,
    opcao_a: '<p>a</p>',
    opcao_b: '<p>b</p>',
    opcao_c: '<p>c</p>',
    opcao_d: '<p>d</p>',
    opcao_e: '<p>e</p>',
    gabarito: spec.gabarito === undefined ? ('A' as const) : spec.gabarito,
    comentario: spec.comentario ?? '<p>porque sim</p>',
    subjetiva: spec.subjetiva ?? false,
    capitulo: spec.capitulo ?? null,
    lingua_estrangeira: spec.lingua ?? null,
    tri_a: spec.tri?.a ?? null,
    tri_b: spec.tri?.b ?? null,
    tri_c: spec.tri?.c ?? null,
    tri_origem: spec.tri ? (spec.tri.origem ?? 'demonstração') : null,
    origem: 'teste',
    atualizada_em: new Date('2026-01-10T12:00:00Z'),
  }));
  const ids = rows.length > 0 ? await tables(escola).insert(questao).values(rows).returning({ id: questao.id }) : [];
  const queue = ids.map((row) => row.id);
  return specs.map((spec) => spec.questao_id ?? queue.shift() ?? 0);
}

async function addProposta(escola: Tenant): Promise<number> {
  const row = {
    codigo: `r-${(serial += 1)}`,
    titulo: 'TEMA-DA-REDACAO',
    descricao: '<p>Escreva.</p>',
    genero_textual_nome: 'Dissertação',
    min_linhas: 5,
    max_linhas: 25,
  };
  const { id } = one(await tables(escola).insert(proposta_redacao).values(row).returning({ id: proposta_redacao.id }));
  await tables(escola)
    .insert(texto_motivacional)
    .values({ proposta_redacao_id: id, ordem: 1, conteudo: '<p>Texto de apoio</p>' });
  return id;
}

/** Creates the assessment and gives it to the classes. Numbers start at 1 on each day. Both languages share a number. */
export async function createExam(db: Db, spec: ExamSpec): Promise<Exam> {
  const escola = tenant(db, spec.escola_id ?? 1);
  const ciclo_id = spec.ciclo_id ?? one(await tables(escola).select({ id: ciclo.id }).from(ciclo).orderBy(ciclo.id)).id;
  const { id: avaliacao_id } = one(
    await tables(escola)
      .insert(avaliacao)
      .values({
        codigo: `a-${(serial += 1)}`,
        descricao: spec.descricao ?? `Simulado ${serial}`,
        ciclo_id,
        nota_maxima: spec.nota_maxima ?? 10,
        tipo_aplicacao: spec.tipo_aplicacao ?? 'Online',
        solicitar_idioma: spec.solicitar_idioma ?? false,
        responde_apos_entrega: spec.responde_apos_entrega ?? null,
        liberar_em: spec.liberar_em ? new Date(spec.liberar_em) : null,
      })
      .returning({ id: avaliacao.id }),
  );
  const itens: ExamItem[] = [];
  const propostas: (number | null)[] = [];
  for (const [index, dia] of spec.dias.entries()) {
    const dia_prova = index + 1;
    const proposta_redacao_id = dia.redacao ? await addProposta(escola) : null;
    propostas.push(proposta_redacao_id);
    const { bateria = dia_prova, duracao_minutos = 60 } = dia;
    await tables(escola)
      .insert(avaliacao_dia)
      .values({ avaliacao_id, dia_prova, bateria, duracao_minutos, proposta_redacao_id });
    itens.push(...(await addItens(escola, avaliacao_id, dia_prova, dia.itens)));
  }
  const turma_avaliacao_ids = [];
  for (const { turma_id, janelas } of spec.turmas) {
    const { id } = one(
      await tables(escola)
        .insert(turma_avaliacao)
        .values({ turma_id, avaliacao_id })
        .returning({ id: turma_avaliacao.id }),
    );
    turma_avaliacao_ids.push(id);
    const rows = janelas.map(([inicio, fim], index) => ({
      turma_avaliacao_id: id,
      dia_prova: index + 1,
      inicio_em: new Date(inicio),
      fim_em: new Date(fim),
    }));
    await tables(escola).insert(turma_avaliacao_dia).values(rows);
  }
  await moveReleases(escola, givenAt(spec), (tx) => tx.move(GIVEN, { avaliacao_id }));
  return { avaliacao_id, turma_avaliacao_ids, itens, propostas };
}

/** The tables were written directly: it names the exam whose release follows. */
const GIVEN = moving(
  statement<{ escola_id: number; avaliacao_id: number }, { avaliacao_id: number }>(
    'test_given_exam',
    'select id as avaliacao_id from avaliacao where escola_id = :escola_id and id = :avaliacao_id',
  ),
);

function givenAt({ dada_em, turmas }: ExamSpec): Date {
  if (dada_em !== undefined) return new Date(dada_em);
  const starts = turmas.flatMap(({ janelas }) => janelas.map(([inicio]) => Date.parse(inicio)));
  return new Date(starts.length === 0 ? 0 : Math.min(...starts));
}

async function addItens(
  escola: Tenant,
  avaliacao_id: number,
  dia_prova: number,
  specs: readonly ItemSpec[],
): Promise<ExamItem[]> {
  if (specs.length === 0) return [];
  const questoes = await addQuestoes(escola, specs);
  const counters = { shared: 0, 1: 0, 2: 0 };
  const rows = specs.map((spec, index) => {
    counters[spec.lingua ?? 'shared'] += 1;
    const before = Math.max(counters[1], counters[2]);
    return {
      avaliacao_id,
      dia_prova,
      numero: spec.lingua ? counters[spec.lingua] : before + counters.shared,
      questao_id: questoes[index] ?? 0,
      lingua_estrangeira: spec.lingua ?? null,
      anulada: spec.anulada ?? false,
      gabarito_bonificado: spec.bonificada ?? false,
      fora_da_tri: spec.fora_da_tri ?? false,
    };
  });
  const inserted = await tables(escola).insert(avaliacao_item).values(rows).returning({ id: avaliacao_item.id });
  return rows.map((row, index) => ({
    item_id: inserted[index]?.id ?? 0,
    questao_id: row.questao_id,
    numero: row.numero,
    dia_prova,
  }));
}
