/**
 * `imports`: a school hands in 5,000 students while others save answers at 100 a second: the analysis, the application, the same
 * file again, the server killed with -9 in the middle of an application, and all of it taken back. Needs Linux. Exit code 1 when
 * a limit is passed, a save is refused, a student is made twice or the tables are not what they were.
 */
import { setTimeout as wait } from 'node:timers/promises';

import type { Client } from 'pg';

import { callerOf, SENHA_EQUIPE, signInAs, withClient } from '../demo.ts';
import { heading, percentile, table } from '../print.ts';
import { type Acknowledged, type Load, saveAtRate, type Target } from '../saves/load.ts';
import { makeStudents } from '../saves/students.ts';
import { newDataDir, startServer, type Server } from '../server.ts';

const LINES = 5_000;
const STUDENTS = 500;
const PER_SECOND = 100;
const LIMITS = { analyse: 10, apply: 60, save: 500 } as const;
const DIRECTOR = 'diretora.mara';
/** Tables that a file of students touches. */
const TOUCHED = [
  'pessoa',
  'diretorio_login',
  'turma_aluno',
  'turma_professor',
  'turma',
  'carteira',
  'moeda_lancamento',
  'turma_avaliacao',
];
/** Lines that are applied when the server is killed. */
const KILL_AT = 1_500;
const POLL_MS = 50;
const STEP = 1_000_000;

type Importacao = {
  readonly importacao_id: string;
  readonly situacao: string;
  readonly versao: number;
  readonly resumo: Readonly<Record<string, number>>;
  readonly progresso: { readonly feitas: number } | null;
};
type Call = <Answer>(path: string, body?: object) => Promise<Answer>;

const failures: string[] = [];
const must = (holds: boolean, what: string): void => {
  if (!holds) failures.push(what);
};

const fileOf = (from: number, codigo: string): string =>
  [
    'id_externo;nome;data_nascimento;turma',
    ...Array.from({ length: LINES }, (_, n) => `bench-${from + n};Estudante Número ${from + n};28/02/2012;${codigo}`),
  ].join('\r\n');

async function upload(server: Server, authorization: string, file: string, query = ''): Promise<string> {
  const url = `${server.url}/api/v2/gestao/importacoes?tipo=alunos&nome_arquivo=alunos.csv${query}`;
  const headers = { authorization, 'content-type': 'application/octet-stream' };
  const response = await fetch(url, { method: 'POST', headers, body: file });
  const body: { importacao_id: string } = JSON.parse(await response.text());
  if (response.status !== 202) throw new Error(`upload: ${response.status} ${JSON.stringify(body)}`);
  return body.importacao_id;
}

const read = (call: Call, id: string): Promise<Importacao> => call(`v2/gestao/importacoes/${id}`);

/** Waits until no job is at the file, or until `enough`. @returns the file and the seconds it took */
async function until(call: Call, id: string, enough: (now: Importacao) => boolean = () => false) {
  const started = performance.now();
  for (;;) {
    const now = await read(call, id);
    const busy = ['recebida', 'analisando', 'aplicando', 'desfazendo'].includes(now.situacao);
    if (!busy || enough(now)) return { now, seconds: (performance.now() - started) / 1000 };
    await wait(POLL_MS);
  }
}

const ask = (call: Call, { importacao_id, versao }: Importacao, act: 'aplicacao' | 'desfazer') =>
  call(`v2/gestao/importacoes/${importacao_id}/${act}`, {
    versao,
    ...(act === 'aplicacao' && { linhas_com_erro: 'pular' }),
  });

async function sums(client: Client): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of TOUCHED) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)), '') as sum from ${name} t`,
    );
    found[name] = rows[0]?.sum ?? '';
  }
  return found;
}

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  TOUCHED.filter((name) => before[name] !== after[name]);

/** Saves at the rate while `work` runs. */
async function whileSaving<T>(
  target: Target,
  from: number,
  work: () => Promise<T>,
): Promise<{ result: T; load: Load }> {
  const ends = new AbortController();
  const acknowledged: Acknowledged = new Map();
  const saving = saveAtRate(target, { perSecond: PER_SECOND, connections: 32, until: ends.signal }, from, acknowledged);
  try {
    return { result: await work(), load: await (ends.abort(), saving) };
  } finally {
    ends.abort();
  }
}

/** Students of the file that the school has, and how many of them more than once. */
async function made(client: Client): Promise<{ people: number; twice: number; enrolled: number }> {
  const { rows } = await client.query<{ people: number; twice: number; enrolled: number }>(
    `select count(*)::int as people, count(*)::int - count(distinct p.id_externo)::int as twice,
            (select count(*)::int from turma_aluno m join pessoa x on x.escola_id = m.escola_id and x.id = m.pessoa_id
              where x.id_externo like 'bench-%') as enrolled
       from pessoa p where p.id_externo like 'bench-%'`,
  );
  return rows[0] ?? { people: 0, twice: 0, enrolled: 0 };
}

const dataDir = newDataDir();
let server = await startServer(dataDir.path);
try {
  await withClient(dataDir.path, async (client) => {
    const target = await makeStudents(server.url, dataDir.path, client, STUDENTS);
    const { authorization, call } = await signInAs(server.url, DIRECTOR, SENHA_EQUIPE);
    const { rows } = await client.query<{ codigo: string }>(
      `select t.codigo from turma t join diretorio_login d on d.login = $1 and d.escola_id = t.escola_id
        where t.ano = (select max(ano) from turma) order by t.codigo limit 1`,
      [DIRECTOR],
    );
    const file = fileOf(0, rows[0]?.codigo ?? '');
    const start = await sums(client);
    // Quiet figures first: what saves take when nothing else is done.
    const quiet = await whileSaving(target, STEP, () => wait(5_000));

    const analysed = await whileSaving(target, 2 * STEP, async () =>
      until(call, await upload(server, authorization, file)),
    );
    const { now: report, seconds: analysis } = analysed.result;
    must(report.resumo['criar'] === LINES, `the report says ${JSON.stringify(report.resumo)}`);
    const applied = await whileSaving(target, 3 * STEP, async () => {
      await ask(call, report, 'aplicacao');
      return until(call, report.importacao_id);
    });
    const { now: done, seconds: application } = applied.result;
    must((await made(client)).people === LINES, 'not every student was made');
    const again = await until(call, await upload(server, authorization, file, '&forcar=1'));
    must(again.now.resumo['igual'] === LINES, `the same file again: ${JSON.stringify(again.now.resumo)}`);
    const undone = await whileSaving(target, 4 * STEP, async () => {
      await ask(call, done, 'desfazer');
      return until(call, done.importacao_id);
    });
    must(undone.result.now.situacao === 'desfeita', `undone: ${undone.result.now.situacao}`);
    const afterUndo = differing(start, await sums(client));
    must(afterUndo.length === 0, `tables differ after the undo: ${afterUndo.join(', ')}`);

    const second = await until(call, await upload(server, authorization, fileOf(LINES, rows[0]?.codigo ?? '')));
    await ask(call, second.now, 'aplicacao');
    await until(call, second.now.importacao_id, ({ progresso }) => (progresso?.feitas ?? 0) >= KILL_AT);
    await server.kill();
    const atKill = await made(client);
    server = await startServer(dataDir.path);
    const resumed = callerOf(server.url, authorization);
    const { now: whole, seconds: rest } = await until(resumed, second.now.importacao_id);
    const end = await made(client);
    must(
      whole.situacao === 'aplicada' && end.people === LINES && end.twice === 0 && end.enrolled === LINES,
      `after the kill: ${JSON.stringify(end)}`,
    );
    must(atKill.people < LINES, 'the kill came too late');
    await ask(resumed, whole, 'desfazer');
    await until(resumed, whole.importacao_id);
    const afterKill = differing(start, await sums(client));
    must(afterKill.length === 0, `tables differ after the kill and the undo: ${afterKill.join(', ')}`);

    must(analysis <= LIMITS.analyse, `the analysis took ${analysis.toFixed(1)} s`);
    must(application <= LIMITS.apply, `the application took ${application.toFixed(1)} s`);
    const row = (name: string, seconds: number | null, { ms, refused }: Load): string[] => {
      must(refused.length === 0, `${name}: ${refused.length} saves refused, such as ${refused[0] ?? ''}`);
      must(
        seconds === null || percentile(ms, 0.99) < LIMITS.save,
        `${name}: p99 of a save ${percentile(ms, 0.99).toFixed(0)} ms`,
      );
      return [
        name,
        seconds?.toFixed(1) ?? '',
        String(ms.length),
        percentile(ms, 0.5).toFixed(1),
        percentile(ms, 0.99).toFixed(1),
      ];
    };
    console.log(heading(`imports: ${LINES} students while ${PER_SECOND} answers a second are saved`));
    console.log(
      table([
        ['', 'seconds', 'saves', 'p50 ms', 'p99 ms'],
        row('nothing else', null, quiet.load),
        row('analysed', analysis, analysed.load),
        row('applied', application, applied.load),
        row('taken back', undone.result.seconds, undone.load),
      ]),
    );
    console.log(`  the same file again: ${again.now.resumo['igual']} the same, in ${again.seconds.toFixed(1)} s`);
    console.log(`  killed with ${atKill.people} made; ${end.people} after ${rest.toFixed(1)} s, ${end.twice} twice`);
  });
} finally {
  await server.stop();
  dataDir.remove();
}
for (const failure of failures) console.error(`  FAILED ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
