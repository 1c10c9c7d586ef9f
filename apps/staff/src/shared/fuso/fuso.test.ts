import { expect, it } from 'vitest';

import { outroHorario } from './fuso.ts';

/** 14h30 in São Paulo. */
const NOW = Date.parse('2026-11-23T17:30:00Z');

it.each([
  ['the same zone says nothing', 'America/Sao_Paulo', 'America/Sao_Paulo', null],
  ['another zone with the same clock says nothing', 'America/Bahia', 'America/Sao_Paulo', null],
  [
    'an hour apart names the clock that counts, and both',
    'America/Manaus',
    'America/Sao_Paulo',
    'No relógio da escola, horário do Amazonas: agora são 13h30 lá e 14h30 neste aparelho.',
  ],
  [
    'a device that travels abroad is told as well',
    'America/Sao_Paulo',
    'Asia/Tokyo',
    'No relógio da escola, horário de Brasília: agora são 14h30 lá e 2h30 neste aparelho.',
  ],
])('%s', (_case, escola, aparelho, text) => {
  expect(outroHorario(NOW, escola, aparelho)).toBe(text);
});
