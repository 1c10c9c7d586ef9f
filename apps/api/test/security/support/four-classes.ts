/**
 * Two schools with two classes each. In every class one pupil has a finished exam, whose key is released, and a running one.
 * All texts of a class contain its mark. Tests only.
 */
import { diretorio_login, pessoa, turma_aluno } from '../../../src/database/schema/index.ts';
import { tenant } from '../../../src/database/tenant.ts';
import { computeAvaliacao } from '../../../src/jobs/compute-resultados.ts';
import { createExam, type Exam } from '../../central_avaliacoes/exam-fixture.ts';
import { createTestApp, world, type Client, type TestApp } from '../../index.ts';
import { tables } from '../../tables.ts';

/** The ids that a call about this class can name. */
export type Ids = {
  readonly turma_avaliacao_id: number;
  readonly avaliacao_conhecimento_id: number;
  readonly banco_questao_id: number;
  readonly item_id: number;
  /** A subjective item. */
  readonly item_texto_id: number;
  readonly proposta_redacao_id: number;
  readonly turma_aluno_id: number;
  readonly turma_id: number;
  /** A subject of the school, the same for its two classes. */
  readonly materia_id: number;
  /** A chapter that only this class has had. */
  readonly capitulo_numero: number;
};

export type Sala = {
  readonly mark: string;
  readonly login: string;
  readonly escola_id: number;
  readonly client: Client;
  readonly running: Ids;
  readonly finished: Ids;
  readonly questoes: readonly number[];
};

const PAST: [string, string] = ['2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z'];
const NOW: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];

const PLACES = [
  { turma_id: 1, escola_id: world.escola, login: 'ana', turma_aluno_id: world.alunos.ana },
  { turma_id: 2, escola_id: world.escola, login: 'bruno', turma_aluno_id: world.alunos.bruno },
  { turma_id: 3, escola_id: world.outraEscola, login: 'gil', turma_aluno_id: 0 },
  { turma_id: 4, escola_id: world.outraEscola, login: 'zeca', turma_aluno_id: world.alunos.zeca },
] as const;

async function addGil({ db }: TestApp): Promise<number> {
  const { rows } = await db.query("select senha_hash from pessoa where nome = 'Ana Lima'");
  const school = tenant(db, world.outraEscola);
  const values = {
    nome: 'Gil Moura',
    perfil: 'aluno',
    senha_hash: String(rows[0]?.senha_hash),
    criada_em: new Date(0),
  };
  const [row] = await tables(school).insert(pessoa).values(values).returning();
  const pessoa_id = row?.id ?? 0;
  await tables(db).insert(diretorio_login).values({ login: 'gil', escola_id: world.outraEscola, pessoa_id });
  const [enrolment] = await tables(school).insert(turma_aluno).values({ turma_id: 3, pessoa_id }).returning();
  return enrolment?.id ?? 0;
}

async function materiaOf({ db }: TestApp, { itens }: Exam): Promise<number> {
  const { rows } = await db.query('select materia_id from questao where id = $1', [itens[0]?.questao_id]);
  return Number(rows[0]?.materia_id);
}

async function take(client: Client, exam: Exam): Promise<void> {
  const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
  await client.post(`${url}/1/inicio`);
  const answer = { turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id, item_resposta: 1, dia: 1, seq: 1 };
  const { status } = await client.post(`${url}/resposta`, answer);
  if (status !== 200) throw new Error(`the exam was not taken: ${status}`);
}

const capituloOf = (turma_id: number) => 10 + turma_id;

type Place = { readonly turma_id: number; readonly turma_aluno_id: number; readonly materia_id: number };

const idsOf = (exam: Exam, { turma_id, turma_aluno_id, materia_id }: Place): Ids => ({
  turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0,
  avaliacao_conhecimento_id: exam.avaliacao_id,
  banco_questao_id: exam.itens[0]?.questao_id ?? 0,
  item_id: exam.itens[0]?.item_id ?? 0,
  item_texto_id: exam.itens[2]?.item_id ?? 0,
  proposta_redacao_id: exam.propostas[0] ?? 0,
  turma_aluno_id,
  turma_id,
  materia_id,
  capitulo_numero: capituloOf(turma_id),
});

/** The four classes at 12h30, during the running exams. */
export async function fourClasses(): Promise<{ readonly t: TestApp; readonly salas: readonly Sala[] }> {
  const t = await createTestApp({ agora: '2026-11-21T08:10:00Z' });
  const gil = await addGil(t);
  const classrooms = [];
  for (const { turma_id, escola_id, login, turma_aluno_id } of PLACES) {
    const mark = `MARCA-${turma_id}X`;
    const item = {
      enunciado: `<p>${mark}</p>`,
      comentario: `<p>${mark}</p>`,
      capitulo: capituloOf(turma_id),
    };
    const spec = {
      escola_id,
      descricao: mark,
      dias: [{ itens: [item, item, { ...item, subjetiva: true, gabarito: null }], redacao: true }],
      solicitar_idioma: true,
    };
    const past = await createExam(t.db, { ...spec, turmas: [{ turma_id, janelas: [PAST] }] });
    const now = await createExam(t.db, { ...spec, turmas: [{ turma_id, janelas: [NOW] }] });
    classrooms.push({
      mark,
      login,
      escola_id,
      turma_id,
      past,
      now,
      place: { turma_id, turma_aluno_id: turma_aluno_id || gil, materia_id: await materiaOf(t, past) },
      client: await t.signIn(login),
    });
  }
  for (const { client, past } of classrooms) await take(client, past);
  t.clock.set('2026-11-21T12:30:00Z');
  for (const { escola_id, past } of classrooms) await computeAvaliacao(t.db, escola_id, past.avaliacao_id, t.clock());
  for (const { client, now } of classrooms) await take(client, now);
  const salas = classrooms.map(({ mark, login, escola_id, past, now, place, client }) => ({
    mark,
    login,
    escola_id,
    client,
    running: idsOf(now, place),
    finished: idsOf(past, place),
    questoes: [...past.itens, ...now.itens].map(({ questao_id }) => questao_id),
  }));
  return { t, salas };
}
