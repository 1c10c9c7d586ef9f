import { describe, expect, it } from 'vitest';

import { AREA_CODIGOS, AREAS_ENEM, isAreaEnem } from './areas-enem.ts';

describe('[QIM-9] areas of ENEM', () => {
  it.each(AREA_CODIGOS)('%s stands under its own code', (codigo) => {
    expect(AREAS_ENEM[codigo].codigo).toBe(codigo);
    expect(isAreaEnem(codigo)).toBe(true);
  });

  it.each(['', 'lc', 'EF', 'constructor'])('"%s" is none', (codigo) => {
    expect(isAreaEnem(codigo)).toBe(false);
  });
});
