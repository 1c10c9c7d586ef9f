import { describe, expect, it } from 'vitest';

import {
  codigoEmGrupos,
  type Entrada,
  ENTRADA_TENTATIVAS,
  lerCodigoDeEntrada,
  vereditoDaEntrada,
} from './monta-entrada.ts';

const entrada: Entrada = { entrada: 'codigo', admitido: false, erradas: 0 };

describe('[MON-7] who may begin', () => {
  it.each([
    ['a day without a code', { ...entrada, entrada: 'livre' }, 'nenhum', 'entra'],
    ['the right code', entrada, 'certo', 'entra'],
    ['a wrong code', entrada, 'errado', 'codigo_incorreto'],
    ['no code', entrada, 'nenhum', 'codigo_necessario'],
    ['the right code after nine wrong ones', { ...entrada, erradas: ENTRADA_TENTATIVAS - 1 }, 'certo', 'entra'],
    ['a tenth wrong one', { ...entrada, erradas: ENTRADA_TENTATIVAS - 1 }, 'errado', 'codigo_incorreto'],
    ['the right code after ten', { ...entrada, erradas: ENTRADA_TENTATIVAS }, 'certo', 'entrada_bloqueada'],
    ['no code after ten', { ...entrada, erradas: ENTRADA_TENTATIVAS }, 'nenhum', 'entrada_bloqueada'],
    ['let in after ten', { entrada: 'codigo', admitido: true, erradas: ENTRADA_TENTATIVAS }, 'nenhum', 'entra'],
  ] as const)('[MON-7] %s', (_name, state, codigo, veredito) => {
    expect(vereditoDaEntrada(state, codigo)).toBe(veredito);
  });
});

describe('[MON-7] the code', () => {
  it.each([
    ['042917', '042917'],
    [' 042 917 ', '042917'],
    ['042-917', '042917'],
    ['42917', null],
    ['0429170', null],
    ['04291a', null],
    ['', null],
  ])('[MON-7] %j is read as %j', (texto, codigo) => {
    expect(lerCodigoDeEntrada(texto)).toBe(codigo);
  });

  it('[MON-7] is shown in two groups', () => {
    expect(codigoEmGrupos('042917')).toBe('042 917');
  });
});
