/** [ESC-1] What hangs on a class of a closed year is read only: no staff call about a class, an enrolment or an exam changes it. */
import { afterAll, expect, it } from 'vitest';

import { checksums } from '../checksums.ts';
import { outcome } from '../gestao/staff.ts';
import { createTestApp, world } from '../index.ts';
import { staffRequests, type StaffIds, type StaffRequest } from './support/staff-requests.ts';
import { staffSchool } from './support/staff-school.ts';

const t = await createTestApp();
afterAll(t.close);

const { alunos } = world;
const own = await staffSchool(t, {
  escola_id: 1,
  turma_id: world.turmaV2,
  login: 'bruno',
  turma_aluno_id: alunos.bruno,
  boss: { turma_id: world.turmaV1, turma_aluno_id: alunos.ana },
});

/** What belongs to a year. A new kind of id of a class or an exam is a line here. */
const OF_A_YEAR: readonly (keyof StaffIds)[] = [
  'turma_id',
  'turma_vazia_id',
  'turma_aluno_id',
  'turma_avaliacao_id',
  'avaliacao_conhecimento_id',
  'item_id',
  'prorrogacao_id',
  'redacao_id',
  'subjetiva_id',
  'atrasada_id',
  'boss_turma_aluno_id',
];

/** About the person, the account or the law, in whatever year: they stay possible. */
const OF_THE_PERSON = [
  'resetSenhasTurma',
  'createFichas',
  'setBloqueioAluno',
  'setRankingAluno',
  'resetNomeSocial',
  'saveAlunoCadastro',
  'createExportacaoAluno',
  'createAnonimizacaoAluno',
  'createConsentimento',
  'closeConsentimento',
  'setBaseLegalAluno',
  // A class is put away after its year; taking it up again is refused.
  'setTurmaArquivamento',
];

const writes = staffRequests(own).filter(
  ({ method, names, operation, acao }) =>
    method !== 'GET' &&
    acao !== undefined &&
    names.some((name) => OF_A_YEAR.includes(name)) &&
    !OF_THE_PERSON.includes(operation),
);

// What a call needs before it would be answered, had the year not been closed.
for (const { antes } of writes) await antes?.(t.db);
await t.db.query(
  `insert into ano_letivo (escola_id, ano, inicio, fim, situacao)
   select distinct 1, ano, make_date(ano, 2, 1), make_date(ano, 12, 18), 'encerrado' from turma where escola_id = 1
   on conflict (escola_id, ano) do update set situacao = 'encerrado'`,
);

const tables = async () => ({ ...(await checksums(t.db)), sessao: '' });

async function send({ method, path, body, login }: StaffRequest) {
  const client = await t.signIn(login);
  const before = await tables();
  const answer = await client.send({
    method,
    url: `/api/v2/${path}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { answer: outcome(answer), changed: JSON.stringify(await tables()) !== JSON.stringify(before) };
}

it.each(writes.map((request) => [request.operation, request] as const))(
  '%s is refused in a closed year and changes nothing',
  async (_operation, request) => {
    expect(await send(request)).toEqual({ answer: '409 ano_encerrado', changed: false });
  },
);

it('a class of a closed year can be put away, and not taken up again', async () => {
  const found = staffRequests(own).find(({ operation }) => operation === 'setTurmaArquivamento');
  if (!found) throw new Error('no request');
  expect((await send({ ...found, body: { ...found.body, arquivada: true } })).answer).toBe('200');
  expect((await send({ ...found, body: { ...found.body, arquivada: false } })).answer).toBe('409 ano_encerrado');
});
