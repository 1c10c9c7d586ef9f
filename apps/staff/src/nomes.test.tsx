/** Decision 211: a person's name stands in `<bdi>`, isolated where text is plain, in a page that it does not break. */
import { HOSTILE_NAMES, nameFaults } from '@luneta/testing/hostile-names';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { buildTurma } from './testing/builders.ts';
import { answer as hoje } from './testing/hoje.ts';
import { open } from './testing/open.tsx';
import { GESTAO_VIDA, staff } from './testing/people.ts';
import { schoolServer } from './testing/server.ts';

/** One class, whose only student is called so. */
function schoolOf(aluno_nome: string) {
  const { alunos, ...turma } = buildTurma({ alunos: 1 });
  return schoolServer([{ ...turma, alunos: alunos.map((aluno) => ({ ...aluno, aluno_nome })) }]);
}

const LIST = '/gestao_acompanhamento';
const DRAWER = `${LIST}?aluno=31000`;
const DIRETOR = staff('diretor');
/** What is clicked there, one after the other. */
const PLACES = [
  [LIST, DIRETOR, []],
  [LIST, GESTAO_VIDA, [/^Acessar experiência/]],
  [DRAWER, DIRETOR, []],
  [DRAWER, DIRETOR, ['Exportar dados']],
  [DRAWER, DIRETOR, ['Apagar dados']],
  [DRAWER, GESTAO_VIDA, ['Resetar senha']],
] as const;

it.each(
  PLACES.flatMap(([path, person, clicks]) =>
    HOSTILE_NAMES.map(([what, name]) => ({ path, person, clicks, what, name })),
  ),
)('[D 211] $path $clicks keeps a name with $what in its place at 360 px', async ({ path, person, clicks, name }) => {
  await page.viewport(360, 800);
  await open(path, { person, server: schoolOf(name) });
  for (const button of clicks) await page.getByRole('button', { name: button }).click();
  await expect.poll(() => document.querySelector('dialog[open] bdi, main bdi')?.textContent).toBe(name);
  // A drawer comes in from the edge.
  await expect.poll(() => nameFaults(name)).toEqual([]);
});

const SCREENS: readonly (readonly [path: string, name: string])[] = [
  [LIST, 'Bento Amado'],
  ['/hoje', 'Bento Couto'],
  ['/escola/equipe', 'Ivo Nakamura Prado'],
];

it.each(SCREENS.flatMap(([path, name]) => [1280, 360].map((width) => [path, name, width] as const)))(
  '[D 211] %s shows %s apart from the text around it, at %i px',
  async (path, name, width) => {
    await page.viewport(width, 800);
    const server = schoolServer();
    hoje()(server);
    await open(path, { person: staff('admin'), server });
    await expect.element(page.getByText(name).first()).toBeVisible();
    expect(nameFaults(name)).toEqual([]);
  },
);
