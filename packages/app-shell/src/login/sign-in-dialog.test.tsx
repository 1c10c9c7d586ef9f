import { createMockServer } from '@luneta/testing';
import { Content } from '@luneta/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { AppRoutes } from '../routing/app-router.tsx';
import { BIA, tokenOf } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

function Work() {
  const [back, setBack] = useState<number | null>(null);
  return (
    <main>
      <Content>
        <h1>Trabalho</h1>
        <p>{back === null ? 'fora' : `de volta: ${back}`}</p>
        <SignInDialog open={back === null} onSignedIn={setBack} />
      </Content>
    </main>
  );
}
const routes: AppRoutes = () => [{ path: 'avaliacoes', element: <Work /> }];

const dialog = page.getByRole('dialog', { name: 'Entre de novo' });

async function open(turma_aluno_id: number, status?: number) {
  const server = createMockServer();
  const token = tokenOf({ ...BIA, turma_aluno_id }, 'nova');
  if (status === undefined)
    server.respond('login', { token, data: { token }, shouldChangePassword: false }, { authorization: token });
  else server.fail('login', status);
  const app = await renderRoute({ app: 'student-v2', routes, path: '/avaliacoes', server });
  await dialog.getByLabelText('Usuário ou e-mail').fill('bia');
  await dialog.getByLabelText('Senha', { exact: true }).fill('senha');
  return app;
}

it('the same student goes on, under the new token', async () => {
  const app = await open(1002);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('de volta: 1002')).toBeVisible();
  expect(app.services.session.getSnapshot().request_authorization).toBe(tokenOf(BIA, 'nova'));
});

it('another student is refused, and the session stays as it was', async () => {
  const app = await open(1003);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/Esse não é o usuário que começou a prova/)).toBeVisible();
  expect(app.services.session.getSnapshot().turma_aluno_id).toBe(1002);
  expect(app.services.session.getSnapshot().request_authorization).toBe(tokenOf(BIA));
  expect(await axeViolations()).toEqual([]);
});

it('a wrong password says so and can be typed again', async () => {
  await open(1002, 401);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Credenciais inválidas.')).toBeVisible();
  await dialog.getByLabelText('Senha', { exact: true }).fill('outra');
  await expect.element(dialog.getByText('Credenciais inválidas.')).not.toBeInTheDocument();
});

it('nothing but signing in closes it', async () => {
  await open(1002);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
});

it('keeps the name of who signed in', async () => {
  const named: AppRoutes = (services) => {
    services.visit.update({ signedInAs: 'bia' });
    return routes(services);
  };
  await renderRoute({ app: 'student-v2', routes: named, path: '/avaliacoes' });
  await expect.element(dialog.getByLabelText('Usuário ou e-mail')).toHaveValue('bia');
});

it('its fields are as wide as its words on a wide screen', async () => {
  await page.viewport(1280, 800);
  await open(1002);
  const right = (locator: typeof dialog) => locator.element().getBoundingClientRect().right;
  expect(right(dialog.getByRole('button', { name: 'ENTRAR' }))).toBe(right(dialog.getByText(/^Sua sessão terminou/u)));
});
