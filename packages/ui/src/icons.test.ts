// A page carries only the icons it names, and every icon in use is listed in one file.
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.css.ts', '!./icons.ts', '!./icons.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('only icons.ts imports the icon library', () => {
  const others = Object.entries(sources).filter(([, text]) => text.includes("from 'lucide-react'"));
  expect(others.map(([file]) => file)).toEqual([]);
});
