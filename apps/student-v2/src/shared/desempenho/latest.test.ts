import { describe, expect, it } from 'vitest';

import { buildResultadoListaItem as build } from '../../testing/builders.ts';
import { latestOf } from './latest.ts';

const ZONE = 'America/Sao_Paulo';
const day = (text: string) => ({ data_hora_inicial_1_dia: `${text}T13:30:00-03:00` });

describe('the latest result', () => {
  it('is the newest with a number, whatever the order of the list', () => {
    const latest = latestOf(
      [
        build({ id: 2, ...day('2026-08-22'), nota_tri: 612.4 }),
        build({ id: 3, ...day('2026-11-21'), situacao: 'em_correcao', nota_tri: null, desempenho: null }),
        build({ id: 1, ...day('2026-05-09'), nota_tri: 588.2 }),
      ],
      ZONE,
    );
    expect(latest).toMatchObject({ result: { id: 2 }, medida: 'tri', min: 500, max: 700 });
    expect(latest?.change).toBeCloseTo(24.2);
    expect(latest?.points).toEqual([
      { label: '9 de mai.', value: 588.2, href: '/resultados/1?nota=explicada' },
      { label: '22 de ago.', value: 612.4, href: '/resultados/2?nota=explicada' },
    ]);
  });

  it.each([
    { case: 'bands that overlap', erro: 15, dentro: true },
    { case: 'bands apart', erro: 10, dentro: false },
    { case: 'an error that is not known', erro: null, dentro: false },
  ])('with $case the change is inside the margin: $dentro (D 222)', ({ erro, dentro }) => {
    const latest = latestOf(
      [
        build({ ...day('2026-08-22'), nota_tri: 612.4, erro_padrao: 15 }),
        build({ ...day('2026-05-09'), nota_tri: 586, erro_padrao: erro }),
      ],
      ZONE,
    );
    expect(latest?.dentroDaMargem).toBe(dentro);
  });

  it('without a TRI score is compared with performances', () => {
    const latest = latestOf(
      [
        build({ ...day('2026-05-09'), nota_tri: 588.2, desempenho: 60 }),
        build({ ...day('2026-08-22'), nota_tri: null, desempenho: 75 }),
      ],
      ZONE,
    );
    expect(latest).toMatchObject({ medida: 'percent', change: null, dentroDaMargem: false, min: 0, max: 100 });
    expect(latest?.points.map(({ value }) => value)).toEqual([60, 75]);
  });

  it('the first one has nothing to compare with', () => {
    expect(latestOf([build()], ZONE)).toMatchObject({ change: null });
  });

  it.each([
    { case: 'nothing', list: [] },
    { case: 'an essay alone', list: [build({ is_only_redacao: true, nota_tri: null, desempenho: null })] },
    { case: 'one being marked', list: [build({ situacao: 'em_correcao' })] },
  ])('$case: there is none', ({ list }) => {
    expect(latestOf(list, ZONE)).toBeNull();
  });
});
