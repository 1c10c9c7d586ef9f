// Apps for students must not load code for staff. The test reads the import graph of each entry as text.
import { expect, it } from 'vitest';

// Styles are left out: they are built, and import nothing but measures and colours.
const files = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.css.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `import type` and `export type` leave nothing behind. */
const imports = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gmu;

const resolve = (from: string, to: string): string => new URL(to, `https://x/${from}`).pathname.replace('/', './');

/** The packages that the entry brings along, itself or by what it imports. */
const packagesFrom = (entry: string): Set<string> => {
  const packages = new Set<string>();
  const waiting = [entry];
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = files[file];
    if (text === undefined) throw new Error(`${file} is not a file of this package`);
    for (const [, by, late] of text.matchAll(imports)) {
      const to = by ?? late ?? '';
      const next = resolve(file, to);
      if (!to.startsWith('.')) packages.add(to);
      else if (!seen.has(next) && next in files) {
        seen.add(next);
        waiting.push(next);
      }
    }
  }
  return packages;
};

const baseUiFrom = (entry: string) => [...packagesFrom(entry)].filter((name) => name.startsWith('@base-ui/'));

it.each(['./index.ts', './icons.ts', './theme/index.ts'])('%s brings nothing of Base UI', (entry) => {
  expect(baseUiFrom(entry)).toEqual([]);
});

it('only the entry of charts brings d3', () => {
  expect([...packagesFrom('./index.ts')]).not.toContain('d3-shape');
  expect([...packagesFrom('./components/results/performance-line/index.ts')]).toContain('d3-shape');
});

it('the way to what is deep inside is followed', () => {
  expect([...packagesFrom('./index.ts')]).toContain('dompurify');
});

it.each([
  ['combobox', './components/staff/combobox/index.ts'],
  ['tooltip', './components/staff/tooltip/index.ts'],
])('the entry of the %s brings its own part of it, and no other', (name, entry) => {
  expect(baseUiFrom(entry)).toEqual([`@base-ui/react/${name}`]);
});
