/** The check that opens every story, on a Storybook of two pages with each fault planted. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

function open(acts: Readonly<Record<string, string>>, tags: readonly string[] = []) {
  const entry = (id: string) => ({ id, type: 'story', tags });
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: { a: entry('a'), b: entry('b') } }));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><iframe id="storybook-preview-iframe" src="iframe.html"></iframe>',
  );
  writeFileSync(join(folder, 'iframe.html'), stories(acts));
  const script = join(root, 'e2e/test/storybook/open-all.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, `--folder=${folder}`], { encoding: 'utf8' });
  return { status, said: stderr };
}

describe('opening every story', { timeout: 60_000 }, () => {
  it('passes when nothing complains', () => {
    expect(open({})).toEqual({ status: 0, said: '' });
  });
  it.each([
    ['an error in the console', "console.error('quebrou')", 'console.error quebrou'],
    ['an error nobody caught', "setTimeout(() => { throw new Error('caiu') })", 'uncaught caiu'],
    ['a file that is not there', "fetch('./falta.json')", '404 http'],
    ['a request to another server', "fetch('http://127.0.0.1:9/fora').catch(() => {})", 'asks another server'],
    ['a play that failed', "emit('playFunctionThrewException', new Error('sem botão'))", 'sem botão'],
  ])('sees %s', (_fault, act, complaint) => {
    const { status, said } = open({ b: act });
    expect(status).toBe(1);
    expect(said).toContain('b:\n');
    expect(said).toContain(complaint);
    expect(said).not.toContain('a:\n');
  });
  it('wants a fault where a story says it shows one, and lets it pass there', () => {
    const fault = "console.error('de propósito')";
    expect(open({ a: fault, b: fault }, ['network-fault'])).toEqual({ status: 0, said: '' });
    expect(open({ a: fault }, ['network-fault']).said).toContain('b:\n  is tagged network-fault, and nothing failed');
  });
});
