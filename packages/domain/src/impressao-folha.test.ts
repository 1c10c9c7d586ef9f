import { describe, expect, it } from 'vitest';

import { codigoDaFolha, type FolhaDeRespostas, lerCodigoDaFolha } from './impressao-folha.ts';

const folha: FolhaDeRespostas = { turma_avaliacao_id: 301, dia_prova: 2, turma_aluno_id: 31001, modelo: 'B' };

describe('[MON-8] the code of an answer sheet', () => {
  it.each([
    ['of a student', folha, /^L1\|301\|2\|31001\|B\|[0-9A-F]{4}$/],
    ['of nobody yet', { ...folha, turma_aluno_id: null }, /^L1\|301\|2\|0\|B\|[0-9A-F]{4}$/],
  ])('[MON-8] %s says class, day, student and version, and is read again', (_name, sheet, form) => {
    const codigo = codigoDaFolha(sheet);
    expect(codigo).toMatch(form);
    expect(lerCodigoDaFolha(codigo)).toEqual(sheet);
  });

  it('[MON-8] ends with the CRC-16/IBM-3740 of what stands before it', () => {
    // Python's binascii.crc_hqx with 0xffff gives this value.
    expect(codigoDaFolha({ turma_avaliacao_id: 1, dia_prova: 1, turma_aluno_id: 1, modelo: 'A' })).toBe(
      'L1|1|1|1|A|29E8',
    );
  });

  it('[MON-8] with one wrong character is no sheet', () => {
    const codigo = codigoDaFolha(folha);
    const wrong = Array.from({ length: codigo.length }, (_, at) =>
      '0123456789ABCDL|'.split('').map((sign) => codigo.slice(0, at) + sign + codigo.slice(at + 1)),
    ).flat();
    expect(wrong.filter((text) => text !== codigo && lerCodigoDaFolha(text) !== null)).toEqual([]);
  });

  it.each(['', 'L2|1|1|1|A|0000', 'https://luneta.exemplo', ' L1|1|1|1|A|0000'])('[MON-8] %j is no sheet', (text) => {
    expect(lerCodigoDaFolha(text)).toBeNull();
  });
});
