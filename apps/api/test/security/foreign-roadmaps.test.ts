/**
 * C10 for roadmaps, phases, exercises, quiz, contents, courses and Boss: ids of the three other classes, one at a time and all
 * at once, read and change nothing.
 */
import { afterAll, describe, expect, it } from 'vitest';

import { checksums } from '../checksums.ts';
import { tenant } from '../../src/database/tenant.ts';
import { addCurso } from '../base_conhecimentos/curso-fixture.ts';
import { createBossTrilha } from '../boss/boss-fixture.ts';
import { createRoteiro } from '../roteiro_estudos/roteiro-fixture.ts';
import { readRoles } from './support/roles-file.ts';
import { eachInParallel } from './support/figures.ts';
import { fourClasses, type Sala } from './support/four-classes.ts';
import { readTargets } from './support/from-contract.ts';
import { pupilRequests } from './support/requests.ts';
import { roadmapRequests, type RoadmapIds, type RoadmapRequest } from './support/roadmap-requests.ts';

const { t, salas } = await fourClasses();
afterAll(t.close);
// Only test accounts may reset a roadmap.
await t.db.query("update pessoa set conta_teste = true where perfil = 'aluno'");
/** One published course of each school, which its pupils may read, and one that is not published. */
const cursos = new Map<number, { readonly publicado: number; readonly rascunho: number }>();
for (const { escola_id } of salas) {
  if (cursos.has(escola_id)) continue;
  const escola = tenant(t.db, escola_id);
  const [publicado, rascunho] = [await addCurso(escola), await addCurso(escola, { publicado_em: null })];
  cursos.set(escola_id, { publicado: publicado.id, rascunho: rascunho.id });
}

async function roadmapsOf({ escola_id, running: { turma_id, turma_aluno_id } }: Sala): Promise<RoadmapIds> {
  const of = { escola_id, turma_id };
  const first = await createBossTrilha(t.db, { ...of, fases: [2], unlockedFor: [turma_aluno_id] });
  const second = await createRoteiro(t.db, { ...of, fases: [{ itens: [null], quiz: [1], midias: 1 }] });
  const [fase, phase] = [first.fases[0], second.fases[0]];
  return {
    turma_avaliacao_id: first.turma_avaliacao_id,
    materia_id: first.materia_id,
    objeto_conhecimento_id: fase?.objeto_conhecimento_id ?? 0,
    banco_questao_id: fase?.itens[0]?.questao_id ?? 0,
    trilha_item_id: fase?.itens[0]?.trilha_item_id ?? 0,
    trilha_id: second.trilha_id,
    trilha_fase_id: phase?.trilha_fase_id ?? 0,
    item_v2: phase?.itens[0]?.trilha_item_id ?? 0,
    conteudo_id: phase?.midias[0] ?? 0,
    base_conhecimento_id: cursos.get(escola_id)?.publicado ?? 0,
  };
}

const classrooms: { readonly sala: Sala; readonly ids: RoadmapIds }[] = [];
for (const sala of salas) classrooms.push({ sala, ids: await roadmapsOf(sala) });
type Classroom = (typeof classrooms)[number];
const versaoOf = ({ sala }: Classroom) => (sala.running.turma_id % 2 === 1 ? 1 : 2);

const send = ({ sala: { client } }: Classroom, { path, body }: RoadmapRequest) =>
  body === undefined ? client.get(path) : client.post(path, body);

/** Calls with one id, or all ids, of another class. Ids that belong to the school are the same for its two classes. */
function foreign(own: RoadmapIds, other: RoadmapIds): RoadmapRequest[] {
  const differs = (name: keyof RoadmapIds) => own[name] !== other[name];
  return [
    ...roadmapRequests(own).flatMap(({ names }, index) =>
      names.filter(differs).flatMap((name) => roadmapRequests({ ...own, [name]: other[name] })[index] ?? []),
    ),
    ...roadmapRequests(other).filter(({ names }) => names.some(differs)),
  ];
}

// The quizzes are answered, so that no call below is refused because of the quiz.
for (const classroom of classrooms.filter((one) => versaoOf(one) === 2))
  for (const request of roadmapRequests(classroom.ids).filter(({ operation }) => operation === 'saveRespostaQuiz'))
    await send(classroom, request);

let sent = 0;

/** Answers that are not refusals. */
async function opened(own: Classroom, others: readonly Classroom[]): Promise<string[]> {
  const found: string[] = [];
  const requests = others.flatMap(({ ids }) => foreign(own.ids, ids)).filter(({ versao }) => versao === versaoOf(own));
  await eachInParallel(requests, async (request) => {
    const { status } = await send(own, request);
    sent += 1;
    if (status !== 404) found.push(`${request.operation} ${request.path}: ${status}`);
  });
  return found;
}

describe('C10 foreign ids of roadmaps', () => {
  it.each(classrooms.map((classroom, index) => [index + 1, classroom] as const))(
    'in path and body, for the pupil of class %i: nothing of the other three is read or changed',
    async (_class, own) => {
      const before = { ...(await checksums(t.db)), sessao: '' };
      const found = await opened(
        own,
        classrooms.filter((classroom) => classroom !== own),
      );
      expect(found).toEqual([]);
      expect({ ...(await checksums(t.db)), sessao: '' }).toEqual(before);
    },
    60_000,
  );

  it('an unpublished course of the own school looks like one that does not exist', async () => {
    for (const {
      sala: { client, escola_id },
    } of classrooms) {
      const ask = async (id: number | undefined) => {
        const { status, body } = await client.get(`/api/v2/base_conhecimentos/${id}`);
        return { status, body };
      };
      const absent = await ask(999_999);
      expect(absent.status).toBe(404);
      const hidden = [...cursos].flatMap(([school, { publicado, rascunho }]) =>
        school === escola_id ? [rascunho] : [rascunho, publicado],
      );
      for (const id of hidden) {
        expect([id, await ask(id)]).toEqual([id, absent]);
        sent += 1;
      }
    }
  });

  it('every pupil call with an id in its path or body is tested, here or with the exams', () => {
    const [classroom] = classrooms;
    if (!classroom) throw new Error('no class');
    const walked = new Set([
      ...roadmapRequests(classroom.ids).map(({ operation }) => operation),
      ...pupilRequests(classroom.sala.finished).map(({ operation }) => operation),
    ]);
    const naming = readTargets().filter(({ operation, path, body }) => {
      const fields = Object.keys(body?.properties ?? {}).filter((name) => name !== 'turma_aluno_id');
      const named = [...path.map(({ name }) => name), ...fields].some((name) => /(^|_)id$/.test(name));
      return operation.perfis.has('aluno') && named;
    });
    expect(naming.length).toBeGreaterThan(30);
    expect(naming.map(({ operation }) => operation.id).filter((id) => !walked.has(id))).toEqual([]);
  });

  it("each call works with the pupil's own ids, so refusals above are because of the id", async () => {
    const found: string[] = [];
    const missed: string[] = [];
    for (const classroom of classrooms.slice(0, 2)) {
      for (const request of roadmapRequests(classroom.ids).filter(({ versao }) => versao === versaoOf(classroom))) {
        const { status } = await send(classroom, request);
        (status === 200 || status === 409 ? found : missed).push(`${request.operation}: ${status}`);
      }
    }
    process.stdout.write(
      `C10 roadmaps: foreign rows read or changed 0 of ${sent} calls; own ones found ${found.length}\n`,
    );
    expect(missed).toEqual([]);
  });

  it('the calls are those of the contract', () => {
    const [classroom] = classrooms;
    if (!classroom) throw new Error('no class');
    const known = readRoles();
    expect(roadmapRequests(classroom.ids).filter(({ operation }) => !known.has(operation))).toEqual([]);
  });

  it('planted: roadmaps of another class that are given to this one are reported', async () => {
    const [first, second] = classrooms;
    if (!first || !second) throw new Error('no class');
    await t.db.query('update turma_avaliacao set turma_id = $1 where id = $2', [
      first.sala.running.turma_id,
      second.ids.turma_avaliacao_id,
    ]);
    expect((await opened(first, [second])).length).toBeGreaterThan(5);
  });
});
