/**
 * `taps`: from the tap that goes on to the paint of the next exercise, version 1 in Chromium with a processor four times
 * slower, beside a bare page of React that shows another question at a tap. `--students 4`: each plays the first phase.
 */
import { parseArgs } from 'node:util';

import { chromium, type Page } from 'playwright';

import { findLoginsOfVersion1 } from '../answers/students.ts';
import { callerOf, SENHA } from '../pages/caller.ts';
import { phaseOf } from '../pages/phase.ts';
import { median } from '../percentiles.ts';
import { heading, ratioLine, table } from '../print.ts';
import { databaseUrl, newDataDir, startServer } from '../serve.ts';
import { serveTapFloor } from './floor.ts';
import { tapMs, watchTaps } from './paint.ts';

const { values } = parseArgs({ options: { students: { type: 'string', default: '4' } } });
const START_LIMIT_MS = 120_000;
/** The goal of a tap. */
const GOAL_MS = 100;
const CPU = 4;
const FLOOR_TAPS = 4;

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });

/** A page on a cheap phone. `slow` afterwards, so that signing in takes no time. */
async function openPhone(): Promise<{ page: Page; slow: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await watchTaps(page);
  const slow = async () => void (await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU }));
  return { page, slow };
}

async function floorTaps(url: string): Promise<number[]> {
  const { page, slow } = await openPhone();
  await page.goto(url);
  await slow();
  const taken: number[] = [];
  for (let n = 0; n < FLOOR_TAPS; n += 1) taken.push(await tapMs(page, 'CONTINUAR'));
  await page.context().close();
  return taken;
}

/** Answers each exercise of a phase and goes on from its result; the last one leads elsewhere and is not counted. */
async function phaseTaps(api: string, app: string, login: string): Promise<number[]> {
  const call = await callerOf(api, login);
  const { phase } = await phaseOf(call);
  const { itens } = await call<{ itens: object[] }>(`${phase}/itens`);
  const { page, slow } = await openPhone();
  await page.goto(`${app}/${phase}/item/1`);
  await page.getByLabel('Usuário ou e-mail').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'ENTRAR' }).click();
  const taken: number[] = [];
  await page.getByRole('radio').first().waitFor();
  await slow();
  for (let n = 1; n < itens.length; n += 1) {
    await page.getByRole('heading', { name: `Questão ${n} de ${itens.length}` }).waitFor();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'RESPONDER' }).tap();
    const on = page.getByRole('dialog').getByRole('button', { name: 'CONTINUAR', exact: true });
    await on.waitFor();
    taken.push(await tapMs(page, 'CONTINUAR'));
  }
  await page.context().close();
  return taken;
}

const floor = await serveTapFloor();
const data = newDataDir();
const server = await startServer(data.path, START_LIMIT_MS);
try {
  const app = new URL(server.url);
  app.port = String(Number(app.port) + 1);
  const logins = (await findLoginsOfVersion1(databaseUrl(data.path))).slice(0, Number(values.students));
  const floors: number[] = [];
  const taps: number[] = [];
  for (const login of logins) {
    floors.push(...(await floorTaps(floor.url)));
    taps.push(...(await phaseTaps(server.url, app.origin, login)));
  }
  const row = (name: string, list: readonly number[]) => [
    name,
    ...[median(list), Math.min(...list), Math.max(...list)].map((value) => String(Math.round(value))),
    String(list.length),
  ];
  console.log(heading(`taps: to the paint of the next exercise, version 1, CPU ÷${CPU}; goal ${GOAL_MS} ms`));
  console.log(
    table([
      ['', 'median ms', 'best', 'worst', 'taps'],
      row('floor: page of React', floors),
      row('next exercise', taps),
    ]),
  );
  console.log(ratioLine('next exercise', median(taps), median(floors), 'median to the page of React'));
} finally {
  await browser.close();
  await server.stop();
  data.remove();
  floor.stop();
}
