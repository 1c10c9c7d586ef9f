import { COORDENADOR } from '@luneta/app-shell/testing';
import { axeViolations, renderRoute } from '@luneta/app-shell/testing/render';
import { buildConta } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { routes } from './routes.tsx';

const open = (path: string) => renderRoute({ app: 'staff', routes, path, person: COORDENADOR });

it.each([
  { path: '/', at: '/conta/selecao_aluno', says: /^A seleção de aluno/ },
  { path: '/gestao_acompanhamento', at: '/gestao_acompanhamento', says: /^O gerenciamento de alunos/ },
  { path: '/gestao/provas', at: '/gestao/provas', says: /^Esta parte do console/ },
])('$path is not built yet, and says so', async ({ path, at, says }) => {
  const app = await open(path);
  await expect.element(page.getByText(says)).toBeVisible();
  expect(app.place()).toBe(at);
  expect(await axeViolations()).toEqual([]);
});

it('one can sign out', async () => {
  const app = await open('/');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect.element(page.getByText('Ambiente da equipe')).toBeVisible();
  expect(app.services.session.access()).toBe('anonymous');
});

it('an initial password of their own binds staff too', async () => {
  const conta = buildConta({ isPasswordInitial: true });
  const app = await renderRoute({ app: 'staff', routes, path: '/gestao/provas', person: COORDENADOR, conta });
  await page.getByRole('dialog', { name: 'Atenção' }).getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByText('De 12 a 128 caracteres')).toBeVisible();
  expect(app.place()).toBe('/conta/seguranca');
  expect(await axeViolations()).toEqual([]);
});
