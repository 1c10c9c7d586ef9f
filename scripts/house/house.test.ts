/** The house as drawn: the arrows hold, and each check turns red when its fault is planted. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { ARROWS, FOLDER, forbiddenFor, reachableFrom, type Room } from './arrows.ts';
import { brandFindings, featureFindings, inspectHouse, sizeFindings, wordFindings } from './inspect.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const rooms = Object.keys(ARROWS) as Room[];
const scratch = mkdtempSync(join(tmpdir(), 'luneta-house-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  const path = join(scratch, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const wrongFile = (room: Room, other: Room) => `${FOLDER[room]}/src/wrong-${other}.ts`;
const rightFile = (room: Room, other: string) => `${FOLDER[room]}/src/right-${other}.ts`;

/** Lints a miniature of the house in which every forbidden and every allowed arrow stands once. */
function lintMiniature(): Map<string, string[]> {
  for (const file of ['oxlint.config.ts', 'scripts/house/arrows.ts'])
    write(file, readFileSync(join(root, file), 'utf8'));
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  for (const room of rooms) {
    for (const other of forbiddenFor(room)) write(wrongFile(room, other), `export { x } from '@luneta/${other}';\n`);
    for (const other of ARROWS[room]) write(rightFile(room, other), `export { x } from '@luneta/${other}';\n`);
    write(`${FOLDER[room]}/src/wrong-testing.ts`, `export { x } from '@luneta/testing/builders';\n`);
  }
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  const out = spawnSync(
    oxlint,
    ['--format', 'json', '-c', 'oxlint.config.ts', 'openapi', 'apps', 'packages', 'tools', 'e2e', 'bench'],
    {
      cwd: scratch,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    },
  );
  const report = JSON.parse(out.stdout) as {
    diagnostics: { code: string; filename: string; message: string; help?: string }[];
  };
  const found = new Map<string, string[]>();
  for (const { code, filename, message, help } of report.diagnostics) {
    if (code.includes('no-restricted-imports'))
      found.set(filename, [...(found.get(filename) ?? []), `${message} ${help ?? ''}`]);
  }
  return found;
}

describe('[arrows] the linter', () => {
  const found = lintMiniature();

  it.each(rooms.flatMap((room) => forbiddenFor(room).map((other) => ({ room, other }))))(
    'refuses $room → $other and says why',
    ({ room, other }) => {
      expect(found.get(wrongFile(room, other))?.join(' ')).toContain(`${room} may import`);
    },
  );
  it.each(rooms.flatMap((room) => ARROWS[room].map((other) => ({ room, other }))))(
    'lets $room → $other through',
    ({ room, other }) => {
      expect(found.get(rightFile(room, other))).toBeUndefined();
    },
  );
  it.each(rooms.filter((room) => room !== 'testing'))('keeps test builders out of what %s ships', (room) => {
    expect(found.get(`${FOLDER[room]}/src/wrong-testing.ts`)?.join(' ')).toContain('Only tests and stories');
  });
});

describe('[arrows] turbo boundaries', () => {
  it('carries the same table as the linter', () => {
    const { boundaries } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as {
      boundaries: { tags: Record<string, { dependencies: { allow: string[] } }> };
    };
    expect(Object.fromEntries(rooms.map((room) => [room, boundaries.tags[room]?.dependencies.allow]))).toEqual(
      Object.fromEntries(rooms.map((room) => [room, reachableFrom(room)])),
    );
  });

  it('turns red when a room declares a dependency the house forbids', () => {
    const copy = join(scratch, 'boundaries');
    for (const file of ['turbo.json', 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']) {
      mkdirSync(copy, { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    for (const room of rooms) {
      mkdirSync(join(copy, FOLDER[room], 'src'), { recursive: true });
      for (const file of ['package.json', 'turbo.json'])
        cpSync(join(root, FOLDER[room], file), join(copy, FOLDER[room], file));
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    execFileSync('git', ['init', '-q'], { cwd: copy });
    const turbo = () =>
      spawnSync(join(root, 'node_modules', '.bin', 'turbo'), ['boundaries'], {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      });
    expect(turbo().status).toBe(0);

    const manifest = join(copy, FOLDER.ui, 'package.json');
    const ui = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };
    ui.dependencies['@luneta/api-client'] = 'workspace:*';
    writeFileSync(manifest, JSON.stringify(ui));
    expect(turbo().status).not.toBe(0);
  });
});

describe('[house] inspection', () => {
  it('finds nothing wrong', () => {
    expect(inspectHouse(root)).toEqual([]);
  });

  it.each([
    {
      fault: 'a feature importing another',
      file: 'apps/student-v2/src/features/prova/a.ts',
      source: "import { x } from '../login/b.ts';",
    },
    {
      fault: 'a feature importing a route',
      file: 'apps/student-v2/src/features/prova/a.ts',
      source: "import { x } from '../../routes/r.tsx';",
    },
  ])('sees $fault', ({ file, source }) => {
    expect(featureFindings(file, source)).toHaveLength(1);
  });
  it('lets a feature import its own files and a package', () => {
    const source = "import { x } from './b.ts'; import { y } from './parts/c.ts'; import { z } from '@luneta/ui';";
    expect(featureFindings('apps/student-v2/src/features/prova/a.ts', source)).toEqual([]);
  });
  it.each([
    { lines: 300, findings: 0 },
    { lines: 301, findings: 1 },
  ])('a file of $lines lines gives $findings finding(s)', ({ lines, findings }) => {
    const small = Array.from({ length: 20 }, (_, n) => ({ file: `a${n}.ts`, lines: 20 }));
    expect(sizeFindings([...small, { file: 'packages/x/src/big.ts', lines }])).toHaveLength(findings);
  });
  it("sees the product's name in a sentence, and not in other files", () => {
    const source = "export const copy = { text: 'Entre na Luneta.' };";
    expect(brandFindings('apps/student-v2/src/features/home/copy.ts', source)).toHaveLength(1);
    expect(brandFindings('apps/student-v2/src/features/home/home.tsx', source)).toEqual([]);
  });
  it('sees a path of one machine', () => {
    expect(wordFindings('a.ts', ["const p = '", '/ro', "ot/x';"].join(''))).toHaveLength(1);
  });
});
