/**
 * Builds generated/openapi.json, the document that server, clients and tests read. `node scripts/bundle.ts` writes it;
 * `--check` fails when the written one is stale.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyCodes } from './codigos.ts';
import { METHODS, completeOperation, nameTwins } from './conventions.ts';
import { applyRoles } from './roles.ts';
import { Collector, isRecord, SourceError, text } from './source.ts';
import type { Json, JsonRecord } from './source.ts';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
export const BUNDLE = join(ROOT, 'generated/openapi.json');
const ENTRIES = ['root.yaml', 'v1.yaml', 'v2.yaml'] as const;

/** Name, what it is about, and the module of the server where that has another name. */
const TAGS: readonly (readonly [name: string, description: string, modulo?: string])[] = [
  ['conta', 'Sign-in, account and password.', 'contas'],
  ['instalacao', 'The first school and account of a deployment.'],
  ['prova', 'One exam day: reading, answering, handing in.', 'central_avaliacoes'],
  ['banco_questoes', 'Questions.'],
  ['avaliacoes', 'Assessments centre, version 2.'],
  ['resultados', 'Results, version 2.'],
  ['gabaritos', 'Answer keys, version 1.'],
  ['avaliacao_adaptadas', 'Study roadmaps, action plans and the Boss, version 1.'],
  ['navbar', 'Stars, coins and lives.'],
  ['duas_etapas', 'Two-step sign-in of staff.'],
  ['sessao', 'Session, student context and handover between deployments.'],
  ['gestao', 'Students, classes and schools within reach of the staff.'],
  ['recuperacao', 'Getting access back without a session.'],
  ['avisos', 'Notices of the service.'],
  ['pesquisa', 'Satisfaction survey.'],
  ['midias', 'Images of questions.'],
  ['saude', 'Is the service up.'],
  ['tests', 'Only for test accounts, where the environment enables it.'],
  ['home', 'Home and star ranking, version 2.'],
  ['roteiro_estudos', 'Study roadmaps, their phases and quizzes, version 2.'],
  ['trilhas', 'Closed study roadmaps, version 2.'],
  ['base_conhecimentos', 'Courses.'],
  ['aprendizagem', 'Learning level by subject and chapter, version 2.'],
  ['gestao_turmas', 'Staff: passwords and switches of a class.'],
  ['gestao_alunos', 'Staff: data, accommodation and attempts of one student.'],
  ['gestao_auditoria', 'Staff: who did what.'],
  ['gestao_cursos', 'Staff: drafts and publication of courses.'],
  ['gestao_questoes', 'Staff: question bank and its statistics.'],
  ['gestao_escolas', 'Staff: settings, notices and survey of a school.'],
  ['gestao_equipe', 'Staff: accounts of the staff of a school.'],
  ['gestao_consentimentos', 'Staff: legal basis and consent of the students.'],
  ['gestao_importacoes', 'Staff: people and classes by file.'],
  ['gestao_hoje', 'Staff: the day of a school.'],
  ['gestao_provas', 'Staff: exams, typed answers, more time, release.'],
  ['gestao_avaliacoes', 'Staff: drafts of exams, their publication and repair.'],
  ['gestao_redacoes', 'Staff: marking of essays and text answers.'],
  ['extensao', 'Additive calls that the product documents do not have.'],
];

/** Builds the whole document from the YAML sources under `root`. @throws on a reference without a target. */
export function bundle(root: string = ROOT): JsonRecord {
  const collector = new Collector(root);
  for (const file of readdirSync(join(root, 'responses'))) collector.collectAll(join(root, 'responses', file));
  collector.collectAll(join(root, 'parameters/common.yaml'));
  const paths: JsonRecord = {};
  for (const entry of ENTRIES) addEntry(collector, join(root, entry), paths);
  nameTwins(paths);
  applyRoles(paths, collector.read(join(root, 'roles.yaml')), collector.components['schemas']);
  const codes = join(root, 'generated/codigos.json');
  applyCodes(paths, existsSync(codes) ? collector.read(codes) : {});
  return {
    openapi: '3.1.0',
    info: {
      title: 'Luneta',
      version: '1.0.0',
      description: 'Contract between the Luneta server and its apps.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: TAGS.map(([name, description, modulo]) => ({ name, description, ...(modulo && { 'x-modulo': modulo }) })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      ...sorted(collector.components),
    },
  };
}

function addEntry(collector: Collector, file: string, paths: JsonRecord): void {
  const entry = collector.read(file);
  const servers = entry['servers'];
  const server = Array.isArray(servers) ? servers[0] : undefined;
  const prefix = isRecord(server) ? text(server['url']) : '';
  for (const [path, reference] of Object.entries(isRecord(entry['paths']) ? entry['paths'] : {})) {
    if (!isRecord(reference) || typeof reference['$ref'] !== 'string') {
      throw new SourceError([`openapi/${basename(file)}: ${path} must be a reference to a path item`]);
    }
    const found = collector.locate(reference['$ref'], file);
    const item = collector.rewrite(found.value, found.file);
    if (!isRecord(item)) throw new SourceError([`openapi/${basename(file)}: ${path} is no path item`]);
    for (const method of METHODS) {
      const operation = item[method];
      if (isRecord(operation)) item[method] = completeOperation(operation);
    }
    paths[prefix + path] = item;
  }
}

function sorted(components: Record<string, Record<string, Json>>): JsonRecord {
  const byName = ([a]: [string, Json], [b]: [string, Json]): number => (a < b ? -1 : 1);
  return Object.fromEntries(
    Object.entries(components)
      .toSorted(byName)
      .map(([kind, group]): [string, Json] => [kind, Object.fromEntries(Object.entries(group).toSorted(byName))]),
  );
}

/** A line of its own for each operation and each component: a difference is read by these, and the whole is short. */
export function render(document: JsonRecord): string {
  const write = (value: Json, depth: number): string =>
    depth === 0 || !isRecord(value)
      ? JSON.stringify(value)
      : `{\n${Object.entries(value)
          .map(([key, each]) => `${JSON.stringify(key)}:${write(each, depth - 1)}`)
          .join(',\n')}\n}`;
  return `${write(document, 3)}\n`;
}

/** Runs a command; what is wrong with the YAML files is printed line by line, without a stack. */
export function reportingProblems(command: () => void): void {
  try {
    command();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function main(): void {
  const rendered = render(bundle());
  const stale = !existsSync(BUNDLE) || readFileSync(BUNDLE, 'utf8') !== rendered;
  if (process.argv.includes('--check')) {
    if (stale) {
      console.error('openapi/generated/openapi.json is stale: run `pnpm generate`');
      process.exitCode = 1;
    }
  } else if (stale) {
    mkdirSync(dirname(BUNDLE), { recursive: true });
    writeFileSync(BUNDLE, rendered);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) reportingProblems(main);
