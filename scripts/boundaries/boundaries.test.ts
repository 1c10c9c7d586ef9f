/** The dependency rules between packages hold, and each check fails when its fault is planted. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { foldersAbove, LAYER_FOLDERS, upwardMessage } from './api-layers.ts';
import { brandFindings, featureFindings, inspectRepository, sizeFindings, wordFindings } from './inspect.ts';
import {
  FOLDER_IMPORTS,
  PACKAGE_FOLDERS,
  PACKAGE_IMPORTS,
  PACKAGE_NAMES,
  forbiddenImports,
  reachableImports,
  type PackageName,
} from './packages.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const scratch = mkdtempSync(join(tmpdir(), 'luneta-boundaries-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  const path = join(scratch, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const wrongFile = (name: PackageName, other: PackageName) => `${PACKAGE_FOLDERS[name]}/src/wrong-${other}.ts`;
/** A file that may hold the import: the only folder that may, where the table names one. */
const rightFile = (name: PackageName, other: PackageName) => {
  const only = FOLDER_IMPORTS.find((rule) => rule.package === name && rule.imports === other)?.only;
  return `${PACKAGE_FOLDERS[name]}/src/${only ? `${only}/` : ''}right-${other}.ts`;
};

/** A file of a layer of the server that imports another layer. */
const layerFile = (folder: string, other: string) => `apps/api/src/${folder}/sub/imports-${other}.ts`;

/** Lints a small copy of the repository that holds every forbidden and every allowed import once. */
function lintMiniature(): Map<string, string[]> {
  for (const file of ['oxlint.config.ts', 'scripts/boundaries/packages.ts', 'scripts/boundaries/api-layers.ts'])
    write(file, readFileSync(join(root, file), 'utf8'));
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  for (const name of PACKAGE_NAMES) {
    for (const other of forbiddenImports(name))
      write(wrongFile(name, other), `export { x } from '@luneta/${other}';\n`);
    for (const other of PACKAGE_IMPORTS[name]) write(rightFile(name, other), `export { x } from '@luneta/${other}';\n`);
    write(`${PACKAGE_FOLDERS[name]}/src/wrong-testing.ts`, `export { x } from '@luneta/testing/builders';\n`);
  }
  for (const folder of LAYER_FOLDERS)
    for (const other of LAYER_FOLDERS.filter((one) => one !== folder))
      write(layerFile(folder, other), `export { x } from '../../${other}/x.ts';\n`);
  for (const { package: name, imports } of FOLDER_IMPORTS)
    write(wrongFile(name, imports), `export { x } from '@luneta/${imports}';\n`);
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

describe('[boundaries] the linter', () => {
  const found = lintMiniature();

  it.each(PACKAGE_NAMES.flatMap((name) => forbiddenImports(name).map((other) => ({ name, other }))))(
    'refuses $name → $other and says why',
    ({ name, other }) => {
      expect(found.get(wrongFile(name, other))?.join(' ')).toContain(`${name} may import`);
    },
  );
  it.each(PACKAGE_NAMES.flatMap((name) => PACKAGE_IMPORTS[name].map((other) => ({ name, other }))))(
    'allows $name → $other',
    ({ name, other }) => {
      expect(found.get(rightFile(name, other))).toBeUndefined();
    },
  );
  it.each(FOLDER_IMPORTS)('allows $package → $imports only in the folder $only', ({ package: name, imports, only }) => {
    expect(found.get(wrongFile(name, imports))?.join(' ')).toContain(`Only ${PACKAGE_FOLDERS[name]}/src/${only}`);
  });
  it.each(LAYER_FOLDERS.flatMap((folder) => foldersAbove(folder).map((other) => ({ folder, other }))))(
    'refuses the layer $folder → $other and says why',
    ({ folder, other }) => {
      expect(found.get(layerFile(folder, other))?.join(' ')).toContain(upwardMessage(folder));
    },
  );
  it.each(LAYER_FOLDERS.flatMap((other) => foldersAbove(other).map((folder) => ({ folder, other }))))(
    'allows the layer $folder → $other',
    ({ folder, other }) => {
      expect(found.get(layerFile(folder, other))).toBeUndefined();
    },
  );
  it.each(PACKAGE_NAMES.filter((name) => name !== 'testing'))('keeps test builders out of what %s ships', (name) => {
    expect(found.get(`${PACKAGE_FOLDERS[name]}/src/wrong-testing.ts`)?.join(' ')).toContain('Only tests and stories');
  });
});

describe('[boundaries] turbo boundaries', () => {
  it('carries the same table as the linter', () => {
    const { boundaries } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as {
      boundaries: { tags: Record<string, { dependencies: { allow: string[] } }> };
    };
    expect(Object.fromEntries(PACKAGE_NAMES.map((name) => [name, boundaries.tags[name]?.dependencies.allow]))).toEqual(
      Object.fromEntries(PACKAGE_NAMES.map((name) => [name, reachableImports(name)])),
    );
  });

  it('planted: a package that declares a forbidden dependency fails', () => {
    const copy = join(scratch, 'boundaries');
    for (const file of ['turbo.json', 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']) {
      mkdirSync(copy, { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    for (const name of PACKAGE_NAMES) {
      mkdirSync(join(copy, PACKAGE_FOLDERS[name], 'src'), { recursive: true });
      for (const file of ['package.json', 'turbo.json'])
        cpSync(join(root, PACKAGE_FOLDERS[name], file), join(copy, PACKAGE_FOLDERS[name], file));
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

    const manifest = join(copy, PACKAGE_FOLDERS.ui, 'package.json');
    const ui = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };
    ui.dependencies['@luneta/api-client'] = 'workspace:*';
    writeFileSync(manifest, JSON.stringify(ui));
    expect(turbo().status).not.toBe(0);
  });
});

describe('[boundaries] inspection', () => {
  it('finds nothing wrong', () => {
    expect(inspectRepository(root)).toEqual([]);
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
