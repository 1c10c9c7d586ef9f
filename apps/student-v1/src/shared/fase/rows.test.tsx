import { describe, expect, it } from 'vitest';

import { createRows } from './rows.ts';

const count = (held: number | undefined) => (held ?? 0) + 1;

describe('rows', () => {
  it('are kept for who opens them next', async () => {
    const rows = createRows<number>('teste-linhas', () => indexedDB);
    await Promise.all([rows.change('a', count), rows.change('a', count), rows.change('b', count)]);
    const again = createRows<number>('teste-linhas', () => indexedDB);
    expect([await again.read('a'), await again.read('b'), await again.read('c')]).toEqual([2, 1, undefined]);
  });

  it('are gone when removed', async () => {
    const rows = createRows<number>('teste-linhas', () => indexedDB);
    await rows.change('a', count);
    await rows.remove('a');
    expect(await rows.read('a')).toBeUndefined();
  });

  it('stay in memory where the browser refuses them', async () => {
    const rows = createRows<number>('teste-linhas', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await rows.change('a', count);
    await rows.change('a', count);
    expect(await rows.read('a')).toBe(2);
    await rows.remove('a');
    expect(await rows.read('a')).toBeUndefined();
  });
});
