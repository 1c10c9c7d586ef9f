import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { wordingFaults } from './copy-words.ts';

const root = join(import.meta.dirname, '../..');
const files = ['apps/*/src', 'packages/*/src']
  .flatMap((place) => globSync(`${place}/**/{copy,errors,senha-texto,mensagem,regras}.ts`, { cwd: root }))
  .toSorted();

it('the sentences of screens, refusals and mails follow the voice', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => wordingFaults(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ["'Sem conexão.'", 'sem internet'],
  ["'Restam 3 dia(s)'", 'for 1 and for n'],
  ["'Bem-vindo(a)'", 'without gender'],
  ["'Este link venceu.'", 'expirou'],
  ['\'Toque em "Enviar".\'', 'curved'],
  ["'Salvando...'", '…'],
  ['`${n} de 50 %`', 'percent'],
  ["'O prazo não muda mais.'", 'pode mais'],
])('planted: %s is reported', (literal, finding) => {
  expect(wordingFaults('copy.ts', `export const copy = { text: ${literal} };`).join()).toContain(finding);
});

it.each(["'Ops...'", '`Atenção! Falta menos de ${minutes} minuto(s) para que o prazo`', "'3 questões'"])(
  'lets stand: %s',
  (literal) => {
    expect(wordingFaults('copy.ts', `const text = ${literal};`)).toEqual([]);
  },
);
