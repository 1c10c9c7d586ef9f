/** The check that opens stories of the built Storybook, and the gallery, on a small one with each fault planted. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'luneta-storybook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As much of Storybook as the check speaks with; `acts` is what a story does when it is shown. */
const stories = (acts: Readonly<Record<string, string>>) => `<!doctype html><div data-tema="claro">aqui</div><script>
  const heard = new Map();
  const emit = (event, detail) => {
    if (event !== 'setCurrentStory') return heard.get(event)?.(detail);
    const acts = { ${Object.entries(acts)
      .map(([id, act]) => `'${id}': () => { ${act} }`)
      .join(', ')} };
    acts[detail.storyId]?.();
    setTimeout(() => emit('storyFinished', detail), 100);
  };
  const channel = { on: (event, to) => heard.set(event, to), off: (event) => heard.delete(event), emit };
  globalThis.__STORYBOOK_PREVIEW__ = { channel, ready: async () => undefined };
</script>`;

type Planted = { act?: string; tags?: readonly string[]; folder?: string };

/** Writes a Storybook of these stories. */
function write(planted: Readonly<Record<string, Planted>>): void {
  const entries = Object.entries(planted).map(([id, { tags = [], folder: place = id }]) => ({
    id,
    type: 'story',
    title: `staff/${place}`,
    name: id,
    tags,
    importPath: `./${place}/${id}/${id}.stories.tsx`,
  }));
  const acts = Object.entries(planted).map(([id, { act = '' }]) => [id, act]);
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ entries: Object.fromEntries(entries.map((one) => [one.id, one])) }),
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><iframe id="storybook-preview-iframe" src="iframe.html"></iframe>',
  );
  writeFileSync(join(folder, 'iframe.html'), stories(Object.fromEntries(acts)));
}

const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'e2e/test', script), `--folder=${folder}`, ...words], {
    encoding: 'utf8',
  });

/** Opens a Storybook of these stories; `said` is what it complained of, by story. */
function open(planted: Readonly<Record<string, Planted>>, ...words: string[]) {
  write(planted);
  const { status, stdout, stderr } = run('storybook/open-all.ts', ...words);
  const said = new Map<string, string>();
  for (const part of stderr.split(/^(?=\w+:\n)/m)) said.set(part.slice(0, part.indexOf(':')), part);
  return { status, said, opened: /^(\d+) stories opened/m.exec(stdout)?.[1] };
}

/** One story for each way to fail, opened in one run: a browser for each took eight times as long. */
const FAULTS = {
  console: { act: "console.error('quebrou')", complaint: 'console.error quebrou' },
  uncaught: { act: "setTimeout(() => { throw new Error('caiu') })", complaint: 'uncaught caiu' },
  missing: { act: "fetch('./falta.json')", complaint: '404 http' },
  elsewhere: { act: "fetch('http://127.0.0.1:9/fora').catch(() => {})", complaint: 'asks another server' },
  play: { act: "emit('playFunctionThrewException', new Error('sem botão'))", complaint: 'sem botão' },
  tagged: { tags: ['network-fault'], complaint: 'is tagged network-fault, and nothing failed' },
} as const;

describe('opening stories', { timeout: 60_000 }, () => {
  const wrong = open({ sound: {}, ...FAULTS });

  it.each(Object.entries(FAULTS))('sees the fault of the story %s', (id, { complaint }) => {
    expect(wrong.said.get(id)).toContain(complaint);
  });
  it('fails then, and complains of no other story', () => {
    expect(wrong.status).toBe(1);
    expect([...wrong.said.keys()].toSorted()).toEqual(Object.keys(FAULTS).toSorted());
  });
  it('lets a fault pass where a story says it shows one, and opens one story of each folder', () => {
    const shows: Planted = { act: "console.error('de propósito')", tags: ['network-fault'], folder: 'forms' };
    const planted = { button: { folder: 'forms' }, field: { folder: 'forms' }, dialog: {}, shows };
    expect(open(planted)).toMatchObject({ status: 0, opened: '3' });
    expect(open(planted, '--all')).toMatchObject({ status: 0, opened: '4' });
  });
});

describe('the gallery', { timeout: 60_000 }, () => {
  const out = join(folder, 'gallery');

  it('writes a sheet for each feature, and fails on a story that logs an error or does not draw', () => {
    const { console: logs, play } = FAULTS;
    write({ sound: {}, console: { ...logs, folder: 'sound' }, play });
    const { status, stderr } = run('gallery/main.ts', `--out=${out}`);
    expect(status).toBe(1);
    expect(readdirSync(out)).toEqual(['staff-play.png', 'staff-sound.png']);
    expect(stderr.split('\n').filter((line) => line.startsWith('staff/')).length).toBe(4);
    expect(stderr).toContain('staff/sound console: phone: console.error quebrou');
    expect(stderr).toContain('staff/play play: desktop: playFunctionThrewException sem botão');
  });
  it('passes what has no fault', () => {
    write({ sound: {} });
    expect(run('gallery/main.ts', `--out=${out}`, 'staff/sound')).toMatchObject({ status: 0, stderr: '' });
  });
});
