import { describe, expect, it } from 'vitest';

import { seal } from '../../questoes/seal.ts';
import { areaOf, meanTri } from './area.ts';
import type { Answered, CadernoArea } from './tipos.ts';

const tri = (b: number) => ({ a: 1, b, c: 0.2, origem: 'INEP' as const });
const given = (item_id: number, params: Answered['item']['tri']): Answered => ({
  presente: true,
  item: {
    item_id,
    dia_prova: 1,
    lingua_estrangeira: null,
    area_codigo: 'MT',
    gabarito: seal('A' as const),
    anulada: false,
    subjetiva: false,
    gabarito_bonificado: false,
    fora_da_tri: false,
    tri: params,
  },
  nota: {
    item_resposta: 1,
    gabarito: 'A',
    anulada: false,
    subjetiva: false,
    gabarito_bonificado: false,
    percentual_pontuacao_correcao: null,
  },
});
const answered = [given(1, tri(-1)), given(2, tri(0)), given(3, null)];
const caderno: CadernoArea[] = [{ area_codigo: 'MT', lingua_estrangeira: 0, calibrados: 3 }];

describe('[TRI-6] an item without parameters', () => {
  it('leaves the score of an imported exam an estimate, for everybody', () => {
    const area = areaOf('MT', answered, caderno);
    expect(area).toMatchObject({ itens: 3, itens_tri: 2, itens_calibrados: 3 });
    expect(area.nota_tri).toBe(areaOf('MT', answered.slice(0, 2), caderno).nota_tri);
    expect(meanTri([area], caderno, answered)).toMatchObject({
      nota_tri: area.nota_tri,
      itens_tri: 2,
      itens_calibrados: 3,
    });
  });

  it('takes the score of an exam of the school, and there is none without any', () => {
    expect(areaOf('MT', answered, []).nota_tri).toBeNull();
    expect(areaOf('MT', [given(1, null)], caderno).nota_tri).toBeNull();
  });
});
