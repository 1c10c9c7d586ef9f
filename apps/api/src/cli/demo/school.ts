/** Writes the frame of a demo school: areas, subjects, topics, series, cycles, classes, questions, essay proposals. */
import { area_conhecimento, ciclo, escola, materia, objeto_conhecimento, proposta_redacao, questao, sede, serie, texto_motivacional, turma } from '../../data/schema/index.ts';
import { toRichText } from '../../data/rich-text/rich-text.ts';
import type { Db } from '../../data/db.ts';
import { tenant, type Tenant } from '../../data/tenant.ts';
import { areas, linguaOf, materias, redacoes, series, type DemoQuestao } from './content.ts';

const QUARTERS = 4;
const MONTHS_PER_QUARTER = 3;
/** Years of school before the 1ª série. */
const FIRST_LEVEL = 10;

/** Ids by the name or code that the content uses. */
export type Ids = ReadonlyMap<string, number>;

/** Creates the school itself, marked as a demo: only marked schools are ever wiped by a reset. */
export async function createEscola(db: Db, nome: string, fuso_horario: string, agora: Date): Promise<Tenant> {
  const [row] = await db
    .insert(escola)
    .values({ nome, fuso_horario, configuracao: { demo: true }, criada_em: agora })
    .returning({ id: escola.id });
  return tenant(db, must(row, nome).id);
}

/** A row that was just inserted. */
export function must<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`the demo lacks ${what}`);
  return row;
}

/** The id of a name; a missing one is a mistake in the demo's own content. */
export function idOf(ids: Ids, name: string): number {
  return must(ids.get(name), name);
}

/** HTML of the content as the database keeps it. */
function rich(html: string, where: string): string {
  const { html: clean, problemas } = toRichText(html);
  const [problem] = problemas;
  if (problem) throw new Error(`${where}: ${problem.trecho}: ${problem.motivo}`);
  return clean;
}

/** Areas and subjects in the order of the content, so that the first school's Redação is number 8. */
export async function writeMaterias(escola: Tenant): Promise<Ids> {
  const areaRows = await escola.insert(area_conhecimento).values(areas).returning();
  const areaIds = new Map(areaRows.map(({ codigo, id }) => [codigo, id]));
  const rows = await escola
    .insert(materia)
    .values(materias.map(({ nome, area, fora_do_gabarito }) => ({ nome, fora_do_gabarito, area_conhecimento_id: idOf(areaIds, area) })))
    .returning();
  return new Map(rows.map(({ nome, id }) => [nome, id]));
}

/** The school's years. */
export async function writeSeries(escola: Tenant): Promise<Ids> {
  const rows = await escola
    .insert(serie)
    .values(series.map((nome, i) => ({ nome, nivel_ordem: FIRST_LEVEL + i })))
    .returning();
  return new Map(rows.map(({ nome, id }) => [nome, id]));
}

/** The cycle of an instant: its year and quarter. */
export function cicloKey(at: Date): string {
  return `${at.getUTCFullYear()}/${Math.floor(at.getUTCMonth() / MONTHS_PER_QUARTER) + 1}`;
}

/** Four cycles a year, for each year that the demo's dates touch. */
export async function writeCiclos(escola: Tenant, dates: readonly Date[]): Promise<Ids> {
  const years = [...new Set(dates.map((date) => date.getUTCFullYear()))].toSorted();
  const rows = await escola
    .insert(ciclo)
    .values(years.flatMap((ano) => Array.from({ length: QUARTERS }, (_, i) => ({ ano, numero_referencia: i + 1 }))))
    .returning();
  return new Map(rows.map(({ ano, numero_referencia, id }) => [`${ano}/${numero_referencia}`, id]));
}

export type TurmaSpec = { readonly codigo: string; readonly turno: 1 | 2 | 3; readonly versao: 1 | 2 };

/** Campuses and classes; every class stands in the first campus and the last year. */
export async function writeTurmas(escola: Tenant, sedes: readonly string[], specs: readonly TurmaSpec[], serie_id: number, ano: number): Promise<Ids> {
  const [first] = await escola.insert(sede).values(sedes.map((nome) => ({ nome }))).returning();
  const sede_id = must(first, 'sede').id;
  const rows = await escola.insert(turma).values(specs.map((spec) => ({ ...spec, sede_id, serie_id, ano }))).returning();
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}

const topicKey = ({ materia: nome, serie: ano, objeto_conhecimento: topic }: DemoQuestao): string => `${nome} ${ano} ${topic}`;

/** Topics and questions; parameters are marked as invented (decision 187). */
export async function writeQuestoes(escola: Tenant, list: readonly DemoQuestao[], materiaIds: Ids, serieIds: Ids, agora: Date): Promise<Ids> {
  const topics = [...new Map(list.map((entry) => [topicKey(entry), entry])).entries()];
  const topicRows = await escola
    .insert(objeto_conhecimento)
    .values(
      topics.map(([, entry]) => ({
        materia_id: idOf(materiaIds, entry.materia),
        serie_id: idOf(serieIds, entry.serie),
        descricao: entry.objeto_conhecimento,
      })),
    )
    .returning({ id: objeto_conhecimento.id });
  const topicIds = new Map(topics.map(([key], i) => [key, must(topicRows[i], key).id]));
  const rows = await escola
    .insert(questao)
    .values(
      list.map((entry) => {
        const [a = '', b = '', c = '', d = '', e = ''] = entry.opcoes.map((option) => rich(option, entry.codigo));
        return {
          codigo: entry.codigo,
          materia_id: idOf(materiaIds, entry.materia),
          objeto_conhecimento_id: idOf(topicIds, topicKey(entry)),
          capitulo: entry.capitulo,
          habilidade: entry.habilidade,
          enunciado: rich(entry.enunciado, entry.codigo),
          opcao_a: a,
          opcao_b: b,
          opcao_c: c,
          opcao_d: d,
          opcao_e: e,
          gabarito: entry.gabarito,
          comentario: rich(entry.comentario, entry.codigo),
          lingua_estrangeira: linguaOf(entry),
          dificuldade: entry.dificuldade,
          tri_a: entry.tri.a,
          tri_b: entry.tri.b,
          tri_c: entry.tri.c,
          tri_origem: 'demonstração',
          origem: 'Luneta',
          atualizada_em: agora,
        };
      }),
    )
    .returning({ codigo: questao.codigo, id: questao.id });
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}

/** Essay proposals with their motivating texts. */
export async function writeRedacoes(escola: Tenant): Promise<Ids> {
  const rows = await escola
    .insert(proposta_redacao)
    .values(
      redacoes.map(({ codigo, titulo, descricao, genero_textual_nome }) => ({
        codigo,
        titulo,
        genero_textual_nome,
        descricao: rich(descricao, codigo),
      })),
    )
    .returning();
  const ids = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  await escola.insert(texto_motivacional).values(
    redacoes.flatMap(({ codigo, textos_motivacionais }) =>
      textos_motivacionais.map(({ ordem, conteudo }) => ({
        proposta_redacao_id: idOf(ids, codigo),
        ordem,
        conteudo: rich(conteudo, codigo),
      })),
    ),
  );
  return ids;
}
