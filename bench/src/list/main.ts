/**
 * `list`: the list of students of the console on a real server, with the students of the demo and then with 3,000 more: from the
 * press on 'Alunos' to the first row, and from Enter in the search to the row it finds, beside a plain page with as many names.
 * Fails when 3,000 students take more than `LIMIT` times as long as those of the demo. `--rounds 7`.
 */
import { parseArgs } from 'node:util';

import { chromium, type Page } from 'playwright';

import { median } from '../percentiles.ts';
import { heading, ratioLine, table } from '../print.ts';
import { databaseUrl, newDataDir, startServer } from '../serve.ts';
import { serveListFloor } from './floor.ts';
import { addStudents, nameOf } from './students.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const START_LIMIT_MS = 120_000;
const STUDENTS = 3000;
/** A page of the list is as long as ever: what the database does with the others must stay small beside it. */
const LIMIT = 2;
const LOGIN = { login: 'admin.karen', senha: 'luneta-demo-2026' };
const OF_THE_DEMO = 'Larissa Teles Brandão';
/** Who stands somewhere in the middle. */
const OF_MANY = nameOf(1777);

type Series = { readonly name: string; readonly first: number[]; readonly found: number[] };
const series = (name: string): Series => ({ name, first: [], found: [] });

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** A row that has come, and not one of those that stand there while it loads. */
const rowsOf = (page: Page, name = '') =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Mais opções de ${name}` }) });

/** The same two acts on any page that has the link, the search and the rows. */
async function measure(page: Page, into: Series, name: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Alunos', exact: true });
  await link.waitFor();
  into.first.push(
    await timed(async () => {
      await link.click();
      await rowsOf(page).first().waitFor();
    }),
  );
  const field = page.getByRole('searchbox', { name: 'Buscar aluno' });
  await field.fill(name);
  into.found.push(
    await timed(async () => {
      await field.press('Enter');
      await rowsOf(page).nth(1).waitFor({ state: 'detached' });
      await rowsOf(page, name).waitFor();
    }),
  );
}

const data = newDataDir();
const floor = await serveListFloor(STUDENTS);
const server = await startServer(data.path, START_LIMIT_MS);
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });

async function inNewPage(act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await act(await context.newPage());
  await context.close();
}

/** Signs in first, which is not measured. */
const measureConsole = (into: Series, name: string) =>
  inNewPage(async (page) => {
    const console = new URL(server.url);
    console.port = String(Number(console.port) + 3);
    await page.goto(console.href);
    await page.getByLabel('Usuário ou e-mail').fill(LOGIN.login);
    await page.getByLabel('Senha', { exact: true }).fill(LOGIN.senha);
    await page.getByRole('button', { name: 'ENTRAR' }).click();
    await page.getByRole('heading', { level: 1, name: 'Selecionar aluno' }).waitFor();
    await page.getByRole('link', { name: 'Provas', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Provas' }).waitFor();
    await measure(page, into, name);
  });

try {
  const plain = series('floor: plain page');
  const few = series('students of the demo');
  const many = series(`${STUDENTS} more`);
  const rounds = Array.from({ length: Number(values.rounds) });
  for (const _ of rounds) await measureConsole(few, OF_THE_DEMO);
  await addStudents(databaseUrl(data.path), STUDENTS);
  for (const _ of rounds) {
    await inNewPage(async (page) => {
      await page.goto(`${floor.url}/inicio`);
      await measure(page, plain, OF_MANY);
    });
    await measureConsole(many, OF_MANY);
  }
  const row = (name: string, list: readonly number[]) => [
    name,
    ...[median(list), Math.min(...list), Math.max(...list)].map((value) => String(Math.round(value))),
  ];
  const all = [plain, few, many];
  console.log(heading(`list: students in the console, ${values.rounds} rounds, ms`));
  console.log(
    table([
      ['', 'median', 'best', 'worst'],
      ...all.map(({ name, first }) => row(`first row, ${name}`, first)),
      ...all.map(({ name, found }) => row(`found row, ${name}`, found)),
    ]),
  );
  let over = false;
  for (const what of ['first', 'found'] as const) {
    const [floorMs, fewMs, manyMs] = [median(plain[what]), median(few[what]), median(many[what])];
    console.log(ratioLine(`${what} row of ${STUDENTS}`, manyMs, floorMs, 'median to the plain page'));
    console.log(ratioLine(`${what} row of ${STUDENTS}`, manyMs, fewMs, `median to the demo, limit ${LIMIT}`));
    over ||= manyMs > LIMIT * fewMs;
  }
  if (over) console.error(`  3,000 students take more than ${LIMIT} times as long as those of the demo`);
  process.exitCode = over ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  floor.stop();
  data.remove();
}
