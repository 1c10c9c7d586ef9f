import { expect, it } from 'vitest';
import { ABANDONO_MS, holdingMarcas } from './correcao-abandono.ts';
import type { Papel } from './correcao-redacao.ts';

it('[COR-10] a draft of another person without a save for three days no longer reserves its part; marks and the own draft do', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  const saved = (papel: Papel, nota: number | null, corretor: string, ago: number) => ({
    papel,
    nota,
    corretor,
    gravadaMs: now - ago,
  });
  expect(ABANDONO_MS).toBe(3 * 24 * 3_600_000);
  const kept = (rows: readonly ReturnType<typeof saved>[]) =>
    holdingMarcas(rows, 'me', now).map(({ corretor }) => corretor);
  expect(kept([saved(1, null, 'b', ABANDONO_MS - 1)])).toEqual(['b']);
  expect(kept([saved(1, null, 'b', ABANDONO_MS)])).toEqual([]);
  expect(kept([saved(1, 500, 'b', 9 * ABANDONO_MS), saved(2, null, 'me', 9 * ABANDONO_MS)])).toEqual(['b', 'me']);
});
