/**
 * `renders`: the components that React renders in one tick of the exam's clock, in a real Chromium. Fails above the bound:
 * a tick renders the clock, not the screen.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { heading, table } from '../print.ts';

/** The clock and its display. Before the screens read slices it was about 75. */
const MAX_RENDERS = 2;

type Report = {
  testResults: { assertionResults: { title: string; status: string; meta: { rendered?: string[] } }[] }[];
};

const root = join(import.meta.dirname, '../../..');
const config = 'packages/exam-room/test/renders/renders.config.ts';
const folder = mkdtempSync(join(tmpdir(), 'luneta-renders-'));
const file = join(folder, 'report.json');
const args = ['exec', 'vitest', 'run', '--config', config, '--reporter', 'json', '--outputFile', file];
const { stderr } = spawnSync('pnpm', args, { cwd: root, encoding: 'utf8' });
if (!existsSync(file)) throw new Error(`the screens were not measured:\n${stderr}`);
const report: Report = JSON.parse(readFileSync(file, 'utf8'));
rmSync(folder, { recursive: true });
const rows = report.testResults.flatMap(({ assertionResults }) => assertionResults);
console.log(heading(`components rendered in a tick of the exam's clock (at most ${MAX_RENDERS})`));
console.log(
  table([
    ['', 'renders', 'which'],
    ...rows.map(({ title, status, meta: { rendered = [] } }) => [
      title,
      status === 'passed' ? String(rendered.length) : status,
      [...new Set(rendered)].join(', '),
    ]),
  ]),
);
const wrong = rows.filter(({ status, meta }) => status !== 'passed' || (meta.rendered?.length ?? 0) > MAX_RENDERS);
if (rows.length === 0 || wrong.length > 0) process.exitCode = 1;
